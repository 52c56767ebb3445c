import { expect, fixture } from '@open-wc/testing';
import '../../../elements/all.ts';
import { mugProduct, useMemoryStore } from '../../../elements/testing.ts';
import { ADD_BUTTON } from '../../support/add-button.ts';
import { untilRole } from '../../support/by-role.ts';

describe('<restock-signup> below the button of its product', () => {
  it('keeps a distance, and looks like the page’s other buttons', async () => {
    await useMemoryStore();
    const page = await fixture<HTMLElement>(`<div>
      <store-add-to-cart item-id="mug"></store-add-to-cart>
      <store-product><store-add-to-cart></store-add-to-cart><restock-signup></restock-signup></store-product>
    </div>`);
    const soldOut = page.querySelector('store-product')!;
    const { structuredContent } = mugProduct;
    const variants = structuredContent.variants.map((variant) => ({ ...variant, qtyInStock: 0 }));
    Reflect.set(soldOut, 'product', { ...mugProduct, structuredContent: { ...structuredContent, variants } });
    const notify = await untilRole(soldOut, { role: 'button', name: 'Notify me' });
    const button = await untilRole(soldOut, ADD_BUTTON);
    const signup = soldOut.querySelector('restock-signup')!;
    expect(signup.getBoundingClientRect().top).to.be.above(button.getBoundingClientRect().bottom + 8);
    const other = await untilRole(page.querySelector('store-add-to-cart')!, ADD_BUTTON);
    expect(getComputedStyle(notify).backgroundColor).to.equal(getComputedStyle(other).backgroundColor);
  });
});
