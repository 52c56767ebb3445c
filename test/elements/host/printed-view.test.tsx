import { expect, fixture, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { atom } from 'nanostores';
import { useState, type ReactNode } from 'react';
import { type DrawingProps, StoreElement, viewOf } from '../../../elements/host/index.ts';
import { configureStore } from '../../../elements/index.ts';
import { allByRole, byRole, focusedNode, untilRole } from '../../support/by-role.ts';
import { isDrawnByReact, type StoreTag } from '../../support/elements.ts';
import { waitUntil } from '../../support/wait-until.ts';

const GREETING = { role: 'textbox', name: 'Greeting' };
const COUNT = { role: 'button', name: /^Clicked / };

/** What the tag greets; null while that is not known. */
type Content = string | null;

function View({ content }: DrawingProps<Content, null>): ReactNode {
  const [count, setCount] = useState(0);
  if (content === null) return null;
  return (
    <section>
      <label htmlFor="greeting">Greeting</label>
      <input id="greeting" defaultValue={content} />
      <button
        type="button"
        onClick={() => {
          setCount(count + 1);
        }}
      >
        {`Clicked ${count} times`}
      </button>
    </section>
  );
}

const printedIn = (name: string) =>
  '<style data-store-printed>section { display: block }</style>' +
  '<link data-store-printed rel="stylesheet" href="data:text/css,">' +
  `<section><label for="greeting">Greeting</label><input id="greeting" value="${name}">` +
  '<button type="button">Clicked 0 times</button></section>';

let tagCount = 0;
let reports: unknown[] = [];

/** Parses a tag whose server has printed it for "Ann", then defines it. */
async function place(content: Content, isPrinted?: (content: Content) => boolean | null) {
  const tag = `printed-view-${++tagCount}`;
  const drawing = viewOf<Content, null>(() => Promise.resolve({ View }), isPrinted);
  const $content = atom(content);
  class Printed extends StoreElement {
    static override readonly drawing = drawing;
    protected readonly model = this.show(drawing, { $content, actions: null });
  }
  const outer = await fixture('<div></div>');
  outer.setHTMLUnsafe(`<${tag}><template shadowrootmode="open">${printedIn('Ann')}</template></${tag}>`);
  const element = outer.firstElementChild as StoreTag;
  return {
    element,
    $content,
    define: () => {
      customElements.define(tag, Printed);
      return element.ready;
    },
  };
}

const isFor = (name: string) => (content: Content) => (content === null ? null : content === name);
const field = (element: Element) => byRole(element, GREETING) as HTMLInputElement;

describe('a view that a server has printed', () => {
  beforeEach(() => {
    reports = [];
    configureStore({
      reportError: (error: unknown) => {
        reports.push(error);
      },
    });
  });
  afterEach(() => {
    configureStore({ reportError: undefined });
    expect(reports).to.deep.equal([]);
  });

  it('keeps its nodes, and works', async () => {
    const { element, define } = await place('Ann', isFor('Ann'));
    const before = [field(element), byRole(element, COUNT)];
    await define();
    expect([field(element), byRole(element, COUNT)]).to.deep.equal(before);
    expect(element.shadowRoot!.querySelector('style, link')).to.equal(null);
    byRole(element, COUNT).click();
    await untilRole(element, { role: 'button', name: 'Clicked 1 times' });
    expect(byRole(element, COUNT)).to.equal(before[1]);
  });

  it('keeps what was typed, the focus and the caret', async () => {
    const { element, define } = await place('Ann', isFor('Ann'));
    field(element).focus();
    await sendKeys({ press: 'End' });
    await sendKeys({ type: 'ie' });
    await sendKeys({ press: 'ArrowLeft' });
    await define();
    expect(isDrawnByReact(element)).to.equal(true);
    expect(focusedNode()).to.equal(field(element));
    await sendKeys({ type: '-' });
    expect(field(element).value).to.equal('Anni-e');
  });

  it('is drawn again where it shows something else', async () => {
    const { element, define } = await place('Bob', isFor('Ann'));
    await define();
    expect(field(element).value).to.equal('Bob');
    expect(element.shadowRoot!.querySelectorAll('section, style, link')).to.have.lengthOf(1);
  });

  it('is drawn again where its tag does not say what it shows', async () => {
    const { element, define } = await place('Ann');
    const before = field(element);
    await define();
    expect(field(element)).not.to.equal(before);
    expect(before.isConnected).to.equal(false);
  });

  it('shows its nodes until its content is known', async () => {
    const { element, define, $content } = await place(null, isFor('Ann'));
    const before = field(element);
    await define();
    expect(field(element)).to.equal(before);
    $content.set('Ann');
    await waitUntil(() => isDrawnByReact(element), 'React does not draw');
    expect(field(element)).to.equal(before);
  });

  it('is replaced without a moment of nothing, or of two', async () => {
    const { element, define, $content } = await place(null, isFor('Ann'));
    await define();
    const counts = new Set<number>();
    const observer = new MutationObserver(() => {
      counts.add(allByRole(element, GREETING).length);
    });
    observer.observe(element.shadowRoot!, { childList: true, subtree: true });
    $content.set('Bob');
    await waitUntil(() => field(element).value === 'Bob', 'not drawn');
    await nextFrame();
    expect([...counts]).to.deep.equal([1]);
  });

  it('draws from scratch when it is removed and inserted again', async () => {
    const { element, define } = await place('Ann', isFor('Ann'));
    await define();
    const outer = element.parentElement!;
    element.remove();
    await nextFrame();
    expect(element.shadowRoot!.querySelector('section')).to.equal(null);
    outer.append(element);
    await untilRole(element, GREETING);
    byRole(element, COUNT).click();
    await untilRole(element, { role: 'button', name: 'Clicked 1 times' });
  });

  it('is hydrated when it was removed before, and inserted again', async () => {
    const { element, define, $content } = await place(null, isFor('Ann'));
    const before = field(element);
    await define();
    const outer = element.parentElement!;
    element.remove();
    await nextFrame();
    $content.set('Ann');
    await nextFrame();
    expect(isDrawnByReact(element)).to.equal(false);
    outer.append(element);
    await waitUntil(() => isDrawnByReact(element), 'React does not draw');
    expect(field(element)).to.equal(before);
  });
});
