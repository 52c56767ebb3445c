import { expect } from '@open-wc/testing';
import { onBackendChange, openGateway } from '../../../core/backends/index.ts';
import { createPageSettings } from '../../../core/page/index.ts';
import type { ProductGateway } from '../../../core/purchase/index.ts';
import { parseSettings } from '../../../core/settings-check/index.ts';
import { refused } from '../../support/check.ts';

describe('the page of a Vendure', () => {
  const { fetch } = globalThis;
  const { signal } = new AbortController();
  let asked: URL[];
  beforeEach(() => {
    asked = [];
    globalThis.fetch = (address) => {
      asked.push(new URL(address as string));
      return Promise.resolve(Response.json({ data: { product: null } }));
    };
  });
  afterEach(() => {
    globalThis.fetch = fetch;
  });

  function openPage() {
    const settings = createPageSettings({ document: null });
    settings.readBy(parseSettings);
    settings.configure({ gateway: 'vendure', apiRoot: 'https://shop.example', locale: 'de-AT' });
    const shop = { settings, prepare: () => Promise.resolve() };
    const rest: Pick<ProductGateway, 'loadProduct'> = { loadProduct: () => Promise.resolve({}) };
    return { settings, shop, products: openGateway(shop, 'products', { memory: rest, rest }) };
  }

  it('asks for products in its own language', async () => {
    const { products } = openPage();
    await refused(products.loadProduct('mug', signal), 'not-found');
    expect(asked.map(String)).to.deep.equal(['https://shop.example/shop-api?languageCode=de']);
  });

  it('asks again in another language', async () => {
    const { settings, shop, products } = openPage();
    let changes = 0;
    const life = new AbortController();
    onBackendChange(shop, 'products', () => (changes += 1), life.signal);
    await refused(products.loadProduct('mug', signal), 'not-found');
    settings.configure({ locale: 'fr' });
    life.abort();
    await refused(products.loadProduct('mug', signal), 'not-found');
    expect(changes).to.equal(1);
    expect(asked.at(-1)?.searchParams.get('languageCode')).to.equal('fr');
  });
});
