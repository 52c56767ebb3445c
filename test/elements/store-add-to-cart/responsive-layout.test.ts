import { expect, fixture } from '@open-wc/testing';
import '../../../elements/all.ts';
import { mugProduct, useMemoryStore } from '../../../elements/testing.ts';
import { ADD_BUTTON, ADDED_BUTTON, ADDING_BUTTON } from '../../support/add-button.ts';
import { byRole, untilRole } from '../../support/by-role.ts';
import { holdAnswers, type StoreTag } from '../../support/elements.ts';

/** Whether the button is below the quantity in a card of this width. */
async function isStacked(widthPx: number): Promise<boolean> {
  const card = await fixture<HTMLElement>('<div><store-add-to-cart></store-add-to-cart></div>');
  card.style.inlineSize = `${widthPx}px`;
  const element = card.firstElementChild!;
  Reflect.set(element, 'product', mugProduct);
  const button = (await untilRole(element, ADD_BUTTON)).getBoundingClientRect();
  const field = byRole(element, { role: 'textbox', name: 'Quantity' }).getBoundingClientRect();
  expect(button.right, 'inside the card').to.be.at.most(card.getBoundingClientRect().right + 1);
  return button.top >= field.bottom;
}

describe('the layout of <store-add-to-cart>', () => {
  beforeEach(() => useMemoryStore());

  for (const widthPx of [160, 200, 240])
    it(`puts the button below the quantity at ${widthPx}px`, async () => {
      expect(await isStacked(widthPx)).to.equal(true);
    });

  for (const widthPx of [260, 320, 600])
    it(`puts the button beside the quantity at ${widthPx}px`, async () => {
      expect(await isStacked(widthPx)).to.equal(false);
    });

  for (const label of ['Put this mug into my basket', 'Add'])
    it(`keeps its width in a parent that shrinks to fit: ${label}`, async () => {
      const gateway = await useMemoryStore();
      const parent = await fixture<HTMLElement>('<div style="display: flex"></div>');
      const element = document.createElement('store-add-to-cart') as unknown as StoreTag;
      Object.assign(element, { buttonText: label, product: mugProduct });
      parent.append(element);
      const button = await untilRole(element, { role: 'button', name: label });
      // In px: a size in a style sheet is rounded to 1/64.
      const box = () => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
      };
      const before = box();
      const { release } = holdAnswers(gateway);
      button.click();
      await untilRole(element, ADDING_BUTTON);
      expect(box(), 'while adding').to.equal(before);
      release();
      await untilRole(element, ADDED_BUTTON);
      expect(box(), 'after adding').to.equal(before);
    });

  it('aligns labels with their fields, where the page centers its text', async () => {
    const page = await fixture<HTMLElement>(
      '<div style="text-align: center"><store-add-to-cart></store-add-to-cart></div>',
    );
    Reflect.set(page.firstElementChild!, 'product', mugProduct);
    const field = await untilRole(page, { role: 'textbox', name: 'Quantity' });
    expect(getComputedStyle((field as HTMLInputElement).labels![0]!).textAlign).to.equal('start');
  });

  it("lets the author's style give store-product a box", async () => {
    const product = await fixture<HTMLElement>('<store-product><p>Inside</p></store-product>');
    expect(getComputedStyle(product).display).to.equal('contents');
    product.style.display = 'block';
    expect(product.getBoundingClientRect().height).to.be.above(0);
  });
});
