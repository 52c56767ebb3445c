import { expect, fixture, nextFrame, waitUntil } from '@open-wc/testing';
import '../../../elements/all.ts';
import { mugProduct } from '../../../elements/testing.ts';
import { createTag, showableStore, type StoreTag } from '../../support/elements.ts';

const isDrawnByReact = (element: StoreTag) =>
  element.shadowRoot?.firstElementChild?.localName.startsWith('store-view-') ?? false;

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

  it('all get their views', async () => {
    const elements = await placeMany(COLUMNS);
    await Promise.all(elements.map(({ ready }) => ready));
    expect(elements.every(isDrawnByReact)).to.equal(true);
  });

  it('one that is pressed meanwhile waits for the release, and no other waits for it', async () => {
    const elements = await placeMany(COLUMNS);
    const pressed = elements[COUNT - 1]!;
    pressed.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await Promise.all(elements.slice(0, -1).map(({ ready }) => ready));
    await nextFrame();
    expect(isDrawnByReact(pressed), 'taken away under the finger').to.equal(false);
    document.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    await pressed.ready;
    expect(isDrawnByReact(pressed)).to.equal(true);
  });

  it('those that have left before their turn are not drawn', async () => {
    const elements = await placeMany(COLUMNS);
    const gone = elements[COUNT - 1]!;
    gone.dispatchEvent(new PointerEvent('pointerover'));
    gone.remove();
    await Promise.all(elements.slice(0, -1).map(({ ready }) => ready));
    expect(isDrawnByReact(gone)).to.equal(false);
  });

  it('one without a box of its own is never far', async () => {
    const element = Object.assign(createTag('store-add-to-cart'), { product: mugProduct });
    element.style.display = 'contents';
    await fixture(element);
    await waitUntil(() => isDrawnByReact(element), 'not drawn', { timeout: 5_000 });
  });

  it('one that is shown later is drawn then', async () => {
    const element = Object.assign(createTag('store-add-to-cart'), { product: mugProduct, hidden: true });
    await fixture(element);
    await nextFrame();
    await nextFrame();
    expect(isDrawnByReact(element)).to.equal(false);
    element.hidden = false;
    await waitUntil(() => isDrawnByReact(element), 'not drawn', { timeout: 5_000 });
  });

  it('those far from the viewport wait until they come near', async () => {
    const elements = await placeMany('display: grid; row-gap: 200vh');
    await elements[0]!.ready;
    await nextFrame();
    expect(elements.slice(2).some(isDrawnByReact)).to.equal(false);
    elements[COUNT - 1]!.scrollIntoView();
    await waitUntil(() => isDrawnByReact(elements[COUNT - 1]!), 'near, and not drawn', { timeout: 5_000 });
    expect(isDrawnByReact(elements[15]!)).to.equal(false);
  });
});
