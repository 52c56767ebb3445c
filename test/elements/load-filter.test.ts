import { expect, fixture } from '@open-wc/testing';
import { mugProduct, teeProduct } from '../../elements/testing.ts';
import '../../elements/store-product/define.ts';
import { createLoadFilter } from '../../elements/loading/load-filter.ts';
import { simulateInteraction } from '../support/elements.ts';
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

describe('the load filter loads', () => {
  // Before the first interaction, which only the last test makes.
  const watch = async (html: string) => {
    const place = await fixture(`<div>${html}</div>`);
    const element = place.querySelector('restock-signup, store-reviews, gallery-block, visit-tracker')!;
    let looks = 0;
    const shouldLoad = createLoadFilter(() => (looks += 1));
    expect(shouldLoad(element), 'not before it is known where it stands').to.equal(false);
    const untilSeen = () => waitUntil(() => looks > 0, 'not seen');
    return { element, shouldLoad: () => shouldLoad(element), untilSeen };
  };

  it('a tag near the viewport', async () => {
    const { shouldLoad, untilSeen } = await watch('<store-reviews></store-reviews>');
    await untilSeen();
    expect(shouldLoad()).to.equal(true);
  });

  it('a gallery that its style sheet has laid out, when the page is idle', async () => {
    const { shouldLoad, untilSeen } = await watch('<gallery-block><img alt="Kiln"></gallery-block>');
    await untilSeen();
    expect(shouldLoad()).to.equal(true);
  });

  it('a tracker that draws nothing, when the page is idle, even far from the viewport', async () => {
    const { shouldLoad, untilSeen } = await watch(`${FAR}<visit-tracker></visit-tracker>`);
    await untilSeen();
    expect(shouldLoad()).to.equal(true);
  });

  it('a tag once it is scrolled near the viewport', async () => {
    const { element, shouldLoad, untilSeen } = await watch(`${FAR}<store-reviews></store-reviews>`);
    await untilIdle();
    expect(shouldLoad()).to.equal(false);
    element.scrollIntoView();
    await untilSeen();
    expect(shouldLoad()).to.equal(true);
    scrollTo(0, 0);
  });

  for (const [what, html, isLoaded] of [
    ['beside something to choose first', inside(teeProduct, '<restock-signup></restock-signup>'), false],
    ['beside something to buy', inside(mugProduct, '<restock-signup></restock-signup>'), false],
    ['beside something that is sold out', inside(SOLD_OUT, '<restock-signup></restock-signup>'), true],
    ['with a printed form', inside(teeProduct, '<restock-signup><form></form></restock-signup>'), true],
    ['with a product of its own', '<restock-signup item-id="mug"></restock-signup>', true],
  ] as const) {
    it(`a sign-up ${what}: ${isLoaded ? 'yes' : 'not before the first interaction'}`, async () => {
      const { shouldLoad, untilSeen } = await watch(html);
      await untilSeen();
      expect(shouldLoad()).to.equal(isLoaded);
    });
  }

  it('a tag far from the viewport, after the first interaction', async () => {
    const { shouldLoad, untilSeen } = await watch(`${FAR}<store-reviews></store-reviews>`);
    simulateInteraction();
    await untilSeen();
    expect(shouldLoad()).to.equal(true);
  });
});
