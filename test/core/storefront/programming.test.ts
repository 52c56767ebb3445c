import { expect } from '@open-wc/testing';
import { createMemoryCartGateway } from '../../../core/memory-store/index.ts';
import type { CartMiddleware } from '../../../core/cart/index.ts';
import { configureStore, storefront } from '../../../core/storefront/index.ts';
import { refused } from '../../support/check.ts';
import { closeShops, openShop } from './shop.ts';

const MUG = { itemId: 'mug', sku: null, quantity: 1, additionalFields: '' };
const CATALOG = [{ itemId: 'mug', sku: 'mug', title: 'Mug', priceCents: 1_800 }];
const memoryStore = () => createMemoryCartGateway({ catalog: CATALOG });

const named =
  (name: string, order: string[]): CartMiddleware =>
  (operation, next) => {
    order.push(name);
    return next(operation);
  };

describe('a program', () => {
  afterEach(closeShops);

  it('wraps every write; middleware of its settings is outermost, in order', async () => {
    const { shop } = openShop();
    const order: string[] = [];
    shop.settings.configure({ use: [named('one', order), named('two', order)] });
    const takeOff = shop.use(named('three', order));
    await shop.cart.add(MUG);
    expect(order).to.deep.equal(['one', 'two', 'three']);
    takeOff();
    shop.settings.configure({ use: named('four', order) });
    await shop.cart.add(MUG);
    expect(order.slice(3)).to.deep.equal(['four']);
  });

  it('replaces the backend, and replaces it again', async () => {
    const { shop, asked } = openShop();
    for (const gateway of [memoryStore(), memoryStore()]) {
      shop.settings.configure({ gateway: { cart: gateway } });
      await shop.cart.refresh();
      expect(shop.cart.$count.get()).to.equal(0);
      await shop.cart.add(MUG);
      expect(await gateway.load()).to.include({ totalQuantity: 1 });
    }
    expect(asked).to.deep.equal([]);
  });

  it('gets reports about its own backend, wrappers and listeners', async () => {
    const { shop, reports } = openShop();
    const [backend, wrapper, listener] = [new Error('backend'), new Error('wrapper'), new Error('listener')];
    const throws = (error: Error) => () => {
      throw error;
    };
    shop.settings.configure({ gateway: { cart: { ...memoryStore(), load: throws(backend) } } });
    await shop.cart.refresh();
    expect(shop.cart.$status.get()).to.have.nested.property('error.kind', 'unknown-outcome');
    shop.cart.$cart.listen(throws(listener));
    await shop.cart.add(MUG);
    shop.use(throws(wrapper));
    await refused(shop.cart.add(MUG), 'unknown-outcome');
    expect(reports).to.deep.equal([backend, listener, wrapper]);
  });

  it('gets reports about invalid fields of the cart', async () => {
    const { shop, reports } = openShop();
    globalThis.fetch = () => Promise.resolve(new Response('{"id":"c","subtotalCents":"12"}'));
    await shop.cart.refresh();
    expect(reports.map(String)).to.deep.equal([
      'Error: The cart\'s field "subtotalCents" is not as promised.',
    ]);
    expect([shop.cart.$subtotal.get(), shop.cart.$status.get().state]).to.deep.equal([null, 'ready']);
  });

  it('gets a report about a fetch that throws', async () => {
    const { shop, reports } = openShop();
    const mistake = new Error('patched');
    globalThis.fetch = () => {
      throw mistake;
    };
    await refused(shop.cart.add(MUG), 'offline');
    expect(reports).to.include(mistake);
  });
});

describe('configureStore', () => {
  after(() => {
    storefront().close();
  });

  it('configures the one shop of the page', () => {
    configureStore({ currency: 'NOK' });
    expect(storefront().getCurrency()).to.equal('NOK');
    expect(storefront()).to.equal(storefront());
  });

  it('configures the same shop from another copy of the script', async () => {
    const { href } = new URL('../../../core/storefront/storefront.ts?copy', import.meta.url);
    const copy = (await import(href)) as { storefront: typeof storefront };
    expect(copy.storefront).not.to.equal(storefront);
    expect(copy.storefront()).to.equal(storefront());
  });

  const mistakes: readonly (readonly [unknown, string])[] = [
    [undefined, 'configureStore: expected an object of settings'],
    [{ gateway: 7 }, 'configureStore: gateway: expected an object'],
    [
      { gateway: { basket: {} } },
      'configureStore: gateway: expected one of account, cart, forms, multilingual, navigation, places, products, restock, reviews, stores, subscriptions, got "basket"',
    ],
    [{ gateway: { cart: 7 } }, 'gateway.cart: expected an object, got 7'],
    [{ gateway: { cart: { load: () => undefined } } }, 'gateway.cart: expected a method add, got undefined'],
    [{ use: 'log' }, 'configureStore: use: expected a function'],
    [{ reportError: 'console' }, 'configureStore: reportError: expected a function'],
  ];
  for (const [given, sentence] of mistakes) {
    it(`refuses ${(JSON.stringify(given) as string | undefined) ?? 'nothing'} and changes nothing`, () => {
      const before = storefront().settings.$program.get();
      expect(() => {
        configureStore(given);
      }).to.throw(sentence);
      expect(storefront().settings.$program.get()).to.equal(before);
    });
  }

  it('accepts a backend with every method, and an empty object', () => {
    configureStore({ gateway: { cart: memoryStore() } });
    configureStore({ gateway: {} });
  });
});
