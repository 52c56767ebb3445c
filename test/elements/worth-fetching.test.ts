import { expect, fixture } from '@open-wc/testing';
import { mugProduct, teeProduct } from '../../elements/testing.ts';
import '../../elements/store-product/define.ts';
import { createLoadFilter } from '../../elements/load-filter.ts';
import { giveSignOfLife } from '../support/elements.ts';
import { untilIdle } from '../support/until-idle.ts';
import { waitUntil } from '../support/wait-until.ts';

const [variant] = mugProduct.structuredContent.variants;
const SOLD_OUT = {
  ...mugProduct,
  structuredContent: {
    ...mugProduct.structuredContent,
    variants: [{ ...variant, qtyInStock: 0, unlimited: false }],
  },
};
const FAR = '<div style="block-size: 500vh"></div>';
const inside = (product: object, html: string) =>
  `<store-product><script type="application/json">${JSON.stringify(product)}</script>${html}</store-product>`;

describe('a tag is worth fetching', () => {
  // Before anybody is there; the last test is the visitor.
  const watch = async (html: string) => {
    const place = await fixture(`<div>${html}</div>`);
    const element = place.querySelector('restock-signup, store-reviews, gallery-block, visit-tracker')!;
    let looks = 0;
    const isWorth = createLoadFilter(() => (looks += 1));
    expect(isWorth(element), 'not before it is known where it stands').to.equal(false);
    const untilSeen = () => waitUntil(() => looks > 0, 'not seen');
    return { element, isWorth: () => isWorth(element), untilSeen };
  };

  it('near the viewport', async () => {
    const { isWorth, untilSeen } = await watch('<store-reviews></store-reviews>');
    await untilSeen();
    expect(isWorth()).to.equal(true);
  });

  it('a gallery that is laid out already, in a quiet moment', async () => {
    const { isWorth, untilSeen } = await watch('<gallery-block><img alt="Kiln"></gallery-block>');
    await untilSeen();
    expect(isWorth()).to.equal(true);
  });

  it('what tells of the page and draws nothing, in a quiet moment, wherever it stands', async () => {
    const { isWorth, untilSeen } = await watch(`${FAR}<visit-tracker></visit-tracker>`);
    await untilSeen();
    expect(isWorth()).to.equal(true);
  });

  it('once it has come near', async () => {
    const { element, isWorth, untilSeen } = await watch(`${FAR}<store-reviews></store-reviews>`);
    await untilIdle();
    expect(isWorth()).to.equal(false);
    element.scrollIntoView();
    await untilSeen();
    expect(isWorth()).to.equal(true);
    scrollTo(0, 0);
  });

  for (const [what, html, isWorthIt] of [
    ['beside something to choose first', inside(teeProduct, '<restock-signup></restock-signup>'), false],
    ['beside something to buy', inside(mugProduct, '<restock-signup></restock-signup>'), false],
    ['beside something that is sold out', inside(SOLD_OUT, '<restock-signup></restock-signup>'), true],
    ['with a printed form', inside(teeProduct, '<restock-signup><form></form></restock-signup>'), true],
    ['with a product of its own', '<restock-signup item-id="mug"></restock-signup>', true],
  ] as const) {
    it(`a sign-up ${what}: ${isWorthIt ? 'yes' : 'not before a visitor is there'}`, async () => {
      const { isWorth, untilSeen } = await watch(html);
      await untilSeen();
      expect(isWorth()).to.equal(isWorthIt);
    });
  }

  it('wherever it stands, once a visitor is there', async () => {
    const { isWorth, untilSeen } = await watch(`${FAR}<store-reviews></store-reviews>`);
    giveSignOfLife();
    await untilSeen();
    expect(isWorth()).to.equal(true);
  });
});
