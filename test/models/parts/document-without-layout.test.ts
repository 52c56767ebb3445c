import assert from 'node:assert/strict';
import { afterEach, it } from 'node:test';
import { JSDOM } from 'jsdom';
import { prefersStillness } from '../../../core/interface/index.ts';
import { focusInView } from '../../../elements/ui/focus-in-view.ts';
import { topModal } from '../../../elements/ui/top-modal.ts';
import { placeForVoice } from '../../../elements/ui/voice-place.ts';

const TAKEN = ['ShadowRoot', 'document', 'getComputedStyle', 'innerHeight', 'innerWidth'] as const;
const OWN = TAKEN.map((name) => [name, Reflect.get(globalThis, name) as unknown] as const);

/** Gives this process a document of jsdom, which lacks what needs a layout, until the test ends. */
function giveDocument(markup: string): Document {
  const { window } = new JSDOM(`<!doctype html><body>${markup}</body>`);
  for (const name of TAKEN) Reflect.set(globalThis, name, window[name]);
  return window.document;
}

afterEach(() => {
  for (const [name, value] of OWN)
    if (value === undefined) Reflect.deleteProperty(globalThis, name);
    else Reflect.set(globalThis, name, value);
});

it('focuses a field that cannot be scrolled to', () => {
  const document = giveDocument('<input>');
  const input = document.querySelector('input')!;
  assert.equal('scrollIntoView' in input, false, 'jsdom has learned to scroll');
  focusInView(input);
  assert.equal(document.activeElement, input);
});

it('announces in the page, where no point can be asked for its element', () => {
  const document = giveDocument('<p role="status"></p>');
  assert.equal('elementFromPoint' in document, false, 'jsdom has learned to find elements');
  const [status] = document.body.children;
  assert.equal(topModal(), null);
  assert.equal(placeForVoice(status!, document.body), null);
});

it('announces in the modal dialog with the focus', () => {
  const document = giveDocument('<p role="status"></p><div role="dialog"><button>OK</button></div>');
  document.querySelector('button')!.focus();
  document.querySelector('p')!.setAttribute('aria-hidden', 'true');
  assert.equal(placeForVoice(document.querySelector('p')!, document.body)?.getAttribute('role'), 'dialog');
});

it('moves with motion where no preference can be read', () => {
  assert.equal(prefersStillness(), false);
});
