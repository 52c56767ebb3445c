import { expect, fixture, nextFrame } from '@open-wc/testing';
import '../../../elements/store-add-to-cart/define.ts';
import { storefront } from '../../../elements/index.ts';
import { mugProduct, useMemoryStore } from '../../../elements/testing.ts';
import { ADD_BUTTON } from '../../support/add-button.ts';
import { untilRole } from '../../support/by-role.ts';
import { waitUntil } from '../../support/wait-until.ts';

describe('inside a <store-config> that is not defined yet', () => {
  it('sends a click once it is defined', async () => {
    await useMemoryStore();
    const page = await fixture('<store-config><store-add-to-cart></store-add-to-cart></store-config>');
    const element = page.querySelector('store-add-to-cart')!;
    element.product = mugProduct;
    let sentCount = 0;
    element.addEventListener('store-cart-add', () => (sentCount += 1));
    (await untilRole(element, ADD_BUTTON)).click();
    await nextFrame();
    expect(sentCount).to.equal(0);
    await import('../../../elements/store-config/define.ts');
    await waitUntil(() => storefront().cart.$count.get() === 1, 'the click was lost');
    expect(sentCount).to.equal(1);
  });
});
