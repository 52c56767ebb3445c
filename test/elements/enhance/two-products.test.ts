import { expect } from '@open-wc/testing';
import { computeAccessibleName } from 'dom-accessibility-api';
import { mugProduct, teeProduct, useMemoryStore } from '../../../elements/testing.ts';
import { enhanceMarkup, printed } from './printed-page.ts';

const data = { items: [mugProduct, teeProduct] };
const LIST = (card: string) => `<main>{.repeated section items}${card}{.end}</main>`;
const FORM = '<h2> {title} </h2>{@|product-checkout}';

/** The groups around the buttons, as a screen reader announces them. */
function groupsIn(page: ParentNode): readonly (readonly [string, string])[] {
  return [...page.querySelectorAll('.sqs-add-to-cart-button')].map((button) => {
    const group = button.closest('[role=group], article, fieldset');
    return group ? [group.localName, computeAccessibleName(group)] : ['', ''];
  });
}

describe('of two printed products in a page', () => {
  beforeEach(() => useMemoryStore());

  for (const [tag, card] of [
    ['div', `<div>${FORM}</div>`],
    ['article', `<article>${FORM}</article>`],
    ['div', `<ul><li><div>${FORM}</div></li></ul>`],
  ] as const)
    it(`each button is in a group with its product's title: ${card}`, async () => {
      const page = await printed(LIST(card), data);
      const stop = enhanceMarkup(page);
      expect(groupsIn(page)).to.deep.equal([
        [tag, 'Stoneware Mug'],
        [tag, 'Everyday Tee'],
      ]);
      stop();
      expect(page.querySelector('[role=group], [aria-label="Stoneware Mug"]')).to.equal(null);
    });

  it('a card that the site has named keeps its name', async () => {
    const page = await printed(LIST(`<div role="group" aria-label="{title}, handmade">${FORM}</div>`), data);
    enhanceMarkup(page);
    expect(groupsIn(page)[0]).to.deep.equal(['div', 'Stoneware Mug, handmade']);
  });

  it('a single product has no group', async () => {
    const page = await printed(`<div>${FORM}</div>`, mugProduct);
    enhanceMarkup(page);
    expect(page.querySelector('[aria-label="Stoneware Mug"]')).to.equal(null);
  });
});
