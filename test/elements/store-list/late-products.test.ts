import { expect, fixture } from '@open-wc/testing';
import { configureStore } from '../../../elements/index.ts';
import { mugProduct } from '../../../elements/testing.ts';
import '../../../elements/all.ts';
import { untilRole } from '../../support/by-role.ts';
import { waitUntil } from '../../support/wait-until.ts';

describe('a list of a store in memory', () => {
  it('shows what the page registers after the list has asked', async () => {
    configureStore({ gateway: 'memory' });
    const page = await fixture<HTMLElement>('<div><store-list></store-list></div>');
    const list = page.firstElementChild as HTMLElement;
    await waitUntil(() => /product/.test(list.shadowRoot?.textContent ?? ''), 'not drawn');
    const product = document.createElement('store-product');
    Reflect.set(product, 'product', { ...mugProduct, id: 'late-mug', title: 'Late Mug' });
    page.append(product);
    expect(await untilRole(list, { role: 'heading', name: 'Late Mug' })).to.be.ok;
  });
});
