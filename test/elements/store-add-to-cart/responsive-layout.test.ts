import { expect, fixture } from '@open-wc/testing';
import '../../../elements/all.ts';
import { mugProduct, useMemoryStore } from '../../../elements/testing.ts';
import { ADD_BUTTON } from '../../support/add-button.ts';
import { byRole, untilRole } from '../../support/by-role.ts';

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

  it("lets the author's style give store-product a box", async () => {
    const product = await fixture<HTMLElement>('<store-product><p>Inside</p></store-product>');
    expect(getComputedStyle(product).display).to.equal('contents');
    product.style.display = 'block';
    expect(product.getBoundingClientRect().height).to.be.above(0);
  });
});
