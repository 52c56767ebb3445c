import { expect, fixture } from '@open-wc/testing';
import '../../../elements/all.ts';
import { storefront } from '../../../elements/index.ts';
import { useMemoryStore } from '../../../elements/testing.ts';
import { untilRole } from '../../support/by-role.ts';

const TITLE = { role: 'heading', name: 'Stoneware Mug' };

/** The lines of text of a node. */
function linesOf(node: Node): number {
  const range = document.createRange();
  range.selectNodeContents(node);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

describe('the layout of <store-cart>', () => {
  beforeEach(async () => {
    await useMemoryStore();
    await storefront().cart.add({ itemId: 'mug', sku: 'mug', quantity: 1, additionalFields: '' });
  });

  it('has room for a word in a parent that shrinks to fit', async () => {
    const page = await fixture<HTMLElement>(
      '<div style="display: flex"><div><store-cart></store-cart></div></div>',
    );
    const title = await untilRole(page, TITLE);
    expect(linesOf(title)).to.equal(1);
    expect(page.scrollWidth).to.be.at.most(innerWidth);
  });

  it('breaks a title between words in a narrow column', async () => {
    const page = await fixture<HTMLElement>(
      '<div style="inline-size: 180px"><store-cart></store-cart></div>',
    );
    const title = await untilRole(page, TITLE);
    expect(linesOf(title)).to.be.at.most(2);
  });

  it('starts at the start, where the page centers its text', async () => {
    const page = await fixture<HTMLElement>(
      '<div style="text-align: center"><store-cart></store-cart></div>',
    );
    const title = await untilRole(page, TITLE);
    // WebKit computes the side.
    expect(getComputedStyle(title).textAlign).to.be.oneOf(['start', 'left']);
  });
});
