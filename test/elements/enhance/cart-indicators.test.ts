import { expect, fixture } from '@open-wc/testing';
// The first tag loads the words of a language.
import '../../../elements/cart-pill/define.ts';
import { configureStore, storefront } from '../../../elements/index.ts';
import { createMemoryCartGateway, mugProduct, useMemoryStore } from '../../../elements/testing.ts';
import { enhancePrintedCart } from '../../../elements/enhance/cart/index.ts';
import { byRole, untilRole } from '../../support/by-role.ts';
import { enhanceMarkup, enhanced, print } from './printed-page.ts';
import { waitUntil } from '../../support/wait-until.ts';

const PLACE =
  '<a class="sqs-custom-cart" href="/cart">Cart {cart|cart-quantity} <span class="sqs-cart-subtotal">-</span></a>';
const put = (quantity: number) =>
  storefront().cart.add({ itemId: 'mug', sku: 'mug', quantity, additionalFields: '' });
const stateOf = (page: ParentNode) =>
  page.querySelector<HTMLElement>('.sqs-custom-cart')!.dataset['storeState'];

describe("the page's own cart indicators", () => {
  beforeEach(() => useMemoryStore());

  it('show count and subtotal, with the spoken count as their name', async () => {
    const page = await enhanced(PLACE, { cart: { entries: [] } });
    expect(stateOf(page)).to.equal('initialised empty');
    byRole(page, { role: 'img', name: '0 items in cart' });
    await put(2);
    byRole(page, { role: 'img', name: '2 items in cart' });
    expect(page.textContent).to.contain('Cart 2 $36.00');
    expect(stateOf(page)).to.equal('initialised');
  });

  it('cap the count', async () => {
    const products = [
      {
        ...mugProduct,
        structuredContent: {
          ...mugProduct.structuredContent,
          variants: mugProduct.structuredContent.variants.map((variant) => ({ ...variant, unlimited: true })),
        },
      },
    ];
    await useMemoryStore(products);
    const page = await enhanced('<b data-store-cart="count"></b><b data-store-cart="subtotal"></b>', {});
    await put(101);
    expect(byRole(page, { role: 'img', name: 'More than 100 items in cart' }).textContent).to.equal('100+');
    expect(page.textContent).to.contain('$1,818.00');
  });

  it('follow a change of the page’s language, without announcing it', async () => {
    const page = await enhanced(
      '<p data-store-cart><b data-store-cart="count"></b> for <i data-store-cart="subtotal"></i></p>',
      {},
    );
    await put(2);
    expect(page.textContent).to.equal('2 for $36.00');
    configureStore({ locale: 'de-DE' });
    try {
      await waitUntil(() => page.textContent === '2 for 36,00\u00A0$');
      await untilRole(page, { role: 'img', name: '2 Artikel im Warenkorb' });
    } finally {
      configureStore({ locale: 'en-US' });
    }
  });

  it('show the cart when they are added later', async () => {
    const page = await enhanced('<p></p>', {});
    await put(1);
    page.insertAdjacentHTML('beforeend', print(PLACE, { cart: { entries: [] } }));
    await untilRole(page, { role: 'img', name: 'One item in cart' });
  });

  it('name a copy after its value, and remove our name after stop', async () => {
    const page: HTMLElement = await fixture(
      '<div><b data-store-cart="count">0</b><b data-store-cart="count" aria-label="Basket">0</b></div>',
    );
    const before = page.innerHTML;
    const stop = enhanceMarkup(page);
    const copies = [...page.children].map((mark) => mark.cloneNode(true));
    page.append(...copies);
    await put(2);
    const names = [...page.children].map((mark) => mark.getAttribute('aria-label'));
    expect(names).to.deep.equal(['2 items in cart', 'Basket', '2 items in cart', 'Basket']);
    stop();
    expect(page.innerHTML.replaceAll('2', '0')).to.equal(before + before);
  });

  it('are wired once for each root, and stay so until the last call stops', async () => {
    const page: HTMLElement = await fixture('<div><p><b data-store-cart="count">0</b></p></div>');
    const before = page.innerHTML;
    const life = new AbortController();
    enhancePrintedCart(page, life.signal);
    await put(2);
    for (const root of [page, page.querySelector('p')!]) {
      const stop = enhanceMarkup(root);
      stop();
      byRole(page, { role: 'img', name: '2 items in cart' });
    }
    life.abort();
    expect(page.innerHTML.replace('2', '0')).to.equal(before);
  });

  it('insert a cart into a cart root, which shows its own content until the cart is known', async () => {
    const page = await enhanced('<div id="sqs-cart-root"><p>One moment.</p></div>', {});
    expect(page.querySelector('store-cart > p')?.textContent).to.equal('One moment.');
    await put(1);
    await untilRole(page, { role: 'link', name: 'Checkout' });
  });
});

describe('button wrappers', () => {
  const hidden = (template: string) => `<div style="visibility: hidden">${print(template, mugProduct)}</div>`;
  const isVisible = (page: ParentNode) =>
    getComputedStyle(page.querySelector('.sqs-add-to-cart-button-wrapper')!).visibility === 'visible';

  it('are visible immediately when the cart is known, including later additions', async () => {
    await useMemoryStore();
    const page: HTMLElement = await fixture(hidden('{@|add-to-cart-btn}'));
    expect(isVisible(page)).to.equal(false);
    enhanceMarkup(page);
    expect(isVisible(page)).to.equal(true);
    page.innerHTML = print('{@|add-to-cart-btn}', mugProduct);
    await waitUntil(() => isVisible(page));
  });

  it('are visible when the cart cannot be read', async () => {
    const { cart } = storefront();
    await cart.settled();
    const gateway = createMemoryCartGateway({ catalog: [] });
    const load = () => Promise.reject(new Error('No cart.'));
    configureStore({ gateway: { cart: { ...gateway, load } }, reportError: () => undefined });
    try {
      await cart.refresh();
      expect(cart.$status.get().state).to.equal('stale');
      const page: HTMLElement = await fixture(hidden('{@|add-to-cart-btn}'));
      enhanceMarkup(page);
      expect(isVisible(page)).to.equal(true);
    } finally {
      await useMemoryStore();
    }
  });
});
