import { expect, fixture, nextFrame } from '@open-wc/testing';
import '../../../elements/all.ts';
import { mugProduct } from '../../../elements/testing.ts';
import { createTag, isDrawnByReact, untilTakenOver, type StoreTag } from '../../support/elements.ts';
import { showableStore } from '../../support/tag-cases.ts';
import { waitUntil } from '../../support/wait-until.ts';

const isPainted = ({ shadowRoot }: StoreTag) => shadowRoot?.querySelector('button') != null;

const COUNT = 30;
const COLUMNS = 'display: grid; grid-template-columns: repeat(10, 1fr)';

async function placeMany(style: string): Promise<StoreTag[]> {
  const page = await fixture(`<div style="${style}"></div>`);
  const elements = Array.from({ length: COUNT }, () =>
    Object.assign(createTag('store-add-to-cart'), { product: mugProduct }),
  );
  page.append(...elements);
  return elements;
}

describe('many elements at once', () => {
  beforeEach(showableStore);

  it('are all painted, and React hydrates all', async () => {
    const elements = await placeMany(COLUMNS);
    await Promise.all(elements.map(({ ready }) => ready));
    expect(elements.every(isPainted)).to.equal(true);
    const buttons = elements.map(({ shadowRoot }) => shadowRoot!.querySelector('button'));
    await Promise.all(elements.map(untilTakenOver));
    expect(
      buttons.every((button, index) => button === elements[index]!.shadowRoot!.querySelector('button')),
    ).to.equal(true);
  });

  it('are hydrated without interaction if React has already loaded', async () => {
    const elements = await placeMany(COLUMNS);
    await Promise.all(elements.map(({ ready }) => ready));
    await waitUntil(() => elements.every(isDrawnByReact), 'React has not loaded');
  });

  it('keep a button in place while the pointer is pressed on it and they hydrate', async () => {
    const [pressed] = await placeMany(COLUMNS);
    pressed!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await pressed!.ready;
    const button = pressed!.shadowRoot!.querySelector('button');
    await untilTakenOver(pressed!);
    expect(pressed!.shadowRoot!.querySelector('button') === button).to.equal(true);
  });

  it('are not rendered if removed before their turn', async () => {
    const elements = await placeMany(COLUMNS);
    const gone = elements[COUNT - 1]!;
    gone.remove();
    await Promise.all(elements.slice(0, -1).map(untilTakenOver));
    expect([isPainted(gone), isDrawnByReact(gone)]).to.deep.equal([false, false]);
  });

  it('are always near without a box of their own', async () => {
    const element = Object.assign(createTag('store-add-to-cart'), { product: mugProduct });
    element.style.display = 'contents';
    await fixture(element);
    await element.ready;
    expect(isPainted(element)).to.equal(true);
  });

  it('are drawn when they are shown later', async () => {
    const element = Object.assign(createTag('store-add-to-cart'), { product: mugProduct, hidden: true });
    await fixture(element);
    await nextFrame();
    await nextFrame();
    expect(isPainted(element)).to.equal(false);
    element.hidden = false;
    await element.ready;
    expect(isPainted(element)).to.equal(true);
  });

  it('initialise when a caller awaits them, even hidden or far away', async () => {
    for (const style of ['display: none', 'margin-top: 1000vh']) {
      const element = Object.assign(createTag('store-add-to-cart'), { product: mugProduct });
      element.style.cssText = style;
      await fixture(element);
      await element.ready;
      expect(isPainted(element) || isDrawnByReact(element), style).to.equal(true);
    }
  });

  it('far from the viewport wait until they are near', async () => {
    const elements = await placeMany('display: grid; row-gap: 200vh');
    await elements[0]!.ready;
    await nextFrame();
    expect(elements.slice(2).some(isPainted)).to.equal(false);
    elements[COUNT - 1]!.scrollIntoView();
    await elements[COUNT - 1]!.ready;
    expect(isPainted(elements[15]!)).to.equal(false);
  });
});
