import assert from 'node:assert/strict';
import { afterEach, it, mock } from 'node:test';
import { JSDOM } from 'jsdom';
import { autoload } from '../../../elements/loading/autoload.ts';
import { liveRegion } from '../../../elements/ui/live-region.ts';

const TAKEN = [
  'document',
  'AbortController',
  'AbortSignal',
  'Element',
  'HTMLBodyElement',
  'HTMLElement',
  'MutationObserver',
  'addEventListener',
] as const;

/** Gives this process the document of a test; returns how to remove it. */
function giveDocument(markup: string): { readonly document: Document; readonly takeAway: () => void } {
  const own = TAKEN.map((name) => [name, Reflect.get(globalThis, name) as unknown] as const);
  const { window } = new JSDOM(`<!doctype html><body>${markup}</body>`);
  for (const name of TAKEN) {
    const value: unknown = window[name];
    Reflect.set(globalThis, name, name === 'addEventListener' ? window.addEventListener.bind(window) : value);
  }
  const takeAway = () => {
    for (const [name, value] of own)
      if (value === undefined) Reflect.deleteProperty(globalThis, name);
      else Reflect.set(globalThis, name, value);
  };
  return { document: window.document, takeAway };
}

afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
});

it('drops a waiting announcement silently when a test removes its document', () => {
  const { document, takeAway } = giveDocument('');
  let nowMs = 0;
  mock.method(performance, 'now', () => nowMs);
  mock.timers.enable({ apis: ['setTimeout'] });
  const region = liveRegion();
  const shown = document.querySelector('[role=status]');
  region.announce('Added!', 'cart');
  takeAway();
  nowMs = 10_000;
  mock.timers.tick(10_000);
  assert.equal(shown?.textContent, '');
});

it('skips the check for misspelled tags when the document was removed', () => {
  const { takeAway } = giveDocument('<store-cat></store-cat>');
  mock.timers.enable({ apis: ['setTimeout'] });
  const reported: unknown[] = [];
  void autoload({}, (error) => reported.push(error));
  takeAway();
  mock.timers.tick(10_000);
  assert.deepEqual(reported, []);
});
