import { expect } from '@open-wc/testing';
import type * as Entry from '../../elements/index.ts';
import { ADD_BUTTON, ADDED_BUTTON } from '../support/add-button.ts';
import { byRole, untilRole } from '../support/by-role.ts';
import { closeFreshPages, openFreshPage, type FreshPage } from '../support/fresh-page.ts';
import { waitUntil } from '../support/wait-until.ts';

const product = (id: string, value: string, currency = 'EUR') => ({
  id,
  title: id,
  structuredContent: {
    productType: 1,
    variants: [{ sku: id, priceMoney: { value, currency }, qtyInStock: 3 }],
  },
});
const buy = (id: string, value: string) =>
  `<store-add-to-cart><script type="application/json">${JSON.stringify(product(id, value))}</script></store-add-to-cart>`;
const CONFIG = '<store-config gateway="memory"></store-config>';

// A store on a server would receive a request for its cart.
const COUNT_CALLS = `window.calls = []; const ask = fetch; fetch = (...call) => { calls.push(String(call[0].url ?? call[0])); return ask(...call); };`;

type Modules = { readonly entry: typeof Entry };

const callsOf = ({ window }: FreshPage<Modules>) => Reflect.get(window, 'calls') as readonly string[];
const cartOf = ({ modules }: FreshPage<Modules>) => modules.entry.storefront().cart;

function open(body: string, modules: Readonly<Record<string, string>> = { all: '/elements/all.ts' }) {
  return openFreshPage<Modules>({
    modules: { entry: '/elements/index.ts', ...modules },
    body,
    first: COUNT_CALLS,
  });
}

describe('the memory store', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  afterEach(closeFreshPages);
  after(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  for (const [where, body] of [
    ['before', CONFIG + buy('mug', '18.00')],
    ['after', buy('mug', '18.00') + CONFIG],
    ['around', `<store-config gateway="memory">${buy('mug', '18.00')}</store-config>`],
  ] as const)
    it(`sells the products of the page, in their currency, if its setting is ${where} them`, async () => {
      const page = await open(body);
      (await untilRole(page.document.body, ADD_BUTTON)).click();
      await untilRole(page.document.body, ADDED_BUTTON);
      expect(cartOf(page).$subtotal.get()).to.deep.equal({ amountMinor: 1_800, currency: 'EUR' });
      expect(callsOf(page)).to.deep.equal([]);
      expect(page.troubles.said).to.deep.equal([]);
    });

  it('can be chosen by a program', async () => {
    const page = await open(buy('mug', '18.00'));
    page.modules.entry.configureStore({ gateway: 'memory' });
    (await untilRole(page.document.body, ADD_BUTTON)).click();
    await waitUntil(() => cartOf(page).$count.get() === 1);
  });

  it('works where <store-config> is defined last', async () => {
    const page = await open(CONFIG + buy('mug', '18.00'), {
      seller: '/elements/store-add-to-cart/define.ts',
    });
    await untilRole(page.document.body, ADD_BUTTON);
    const script = page.document.createElement('script');
    script.type = 'module';
    script.src = '/elements/store-config/define.ts';
    page.document.head.append(script);
    await page.window.customElements.whenDefined('store-config');
    byRole(page.document.body, ADD_BUTTON).click();
    await waitUntil(() => cartOf(page).$count.get() === 1);
  });

  it('sells a product that is added later, and never more than its stock', async () => {
    const page = await open(CONFIG);
    await cartOf(page).refresh();
    page.document.body.insertAdjacentHTML('beforeend', buy('bowl', '7.50'));
    const button = await untilRole(page.document.body, ADD_BUTTON);
    button.click();
    await waitUntil(() => cartOf(page).$count.get() === 1);
    const answer = await cartOf(page).add({ itemId: 'bowl', sku: 'bowl', quantity: 3, additionalFields: '' });
    expect(answer.userErrors.map(({ kind }) => kind)).to.deep.equal(['sold-out']);
  });

  it('keeps the cart for a next page that does not sell its products', async () => {
    const page = await open(CONFIG + buy('mug', '18.00'));
    (await untilRole(page.document.body, ADD_BUTTON)).click();
    await waitUntil(() => cartOf(page).$count.get() === 1);
    closeFreshPages();
    const next = await open(`${CONFIG}<store-cart></store-cart>`);
    const cart = next.document.querySelector('store-cart')!;
    await waitUntil(() => (cart.shadowRoot ?? cart).textContent.includes('mug'));
    expect(cartOf(next).$subtotal.get()).to.deep.equal({ amountMinor: 1_800, currency: 'EUR' });
  });

  it('stores nothing that other tabs can read', async () => {
    const page = await open(CONFIG + buy('mug', '18.00'));
    (await untilRole(page.document.body, ADD_BUTTON)).click();
    await waitUntil(() => cartOf(page).$count.get() === 1);
    await cartOf(page).settled();
    expect(JSON.stringify(localStorage)).not.to.contain('EUR');
  });

  it('is not used for an unknown gateway name, which is warned of once', async () => {
    const page = await open(
      `<store-config gateway="memmory"></store-config>${CONFIG.replace('memory', 'memmory')}`,
    );
    await waitUntil(() => page.troubles.said.length > 0, 'nothing was said');
    expect(page.troubles.said).to.have.lengthOf(1);
    expect(page.troubles.said[0]).to.match(
      /"gateway" in <store-config> .* expected one of memory, vendure, medusa, shopify, woocommerce, got "memmory"/,
    );
  });
});
