import { expect } from '@open-wc/testing';
import { useCookiesAlone } from '../session/exclusive-cookies.ts';
import { catchWarnings } from '../shared/console.ts';
import { closeShops, openShop, setCookie } from './shop.ts';
import { waitUntil } from '../../support/wait-until.ts';

const settledStatus = async ({ cart }: ReturnType<typeof openShop>['shop']) => {
  await cart.refresh();
  return cart.$status.get().state;
};

/** The shop's own part is fetched, and knows whether there is a cart. */
const whenKnown = ({ cart }: ReturnType<typeof openShop>['shop']) =>
  waitUntil(() => cart.$status.get().state === 'ready', 'the cart is not known');

/** Blocks every yield to the browser until `end()`, including those of earlier tests. */
function holdTasks() {
  const scheduler = Object.getOwnPropertyDescriptor(globalThis, 'scheduler');
  const ends: (() => void)[] = [];
  const hold = () => new Promise<void>((resolve) => ends.push(resolve));
  Object.defineProperty(globalThis, 'scheduler', { configurable: true, value: { yield: hold } });
  return {
    isHeld: () => ends.length > 0,
    end: () => {
      if (scheduler) Object.defineProperty(globalThis, 'scheduler', scheduler);
      else Reflect.deleteProperty(globalThis, 'scheduler');
      for (const end of ends) end();
    },
  };
}

/** Longer than it otherwise takes to ask the store. */
async function someTasks(): Promise<void> {
  for (let count = 0; count < 20; count += 1) await new Promise((resolve) => setTimeout(resolve));
}

describe('starting a shop', () => {
  useCookiesAlone();
  afterEach(closeShops);

  it('reads no cart if the visitor is logged out and no cookie hints at one', async () => {
    const { shop } = openShop();
    shop.start();
    await whenKnown(shop);
    // A cart that is read has two pieces. The requests themselves may be late ones of a shop that was closed before.
    expect(shop.cart.$count.get()).to.equal(0);
  });

  it('reads the cart if a cookie hints at one', async () => {
    await setCookie('CART');
    const { shop, asked } = openShop();
    shop.start();
    await waitUntil(() => shop.cart.$count.get() === 2, 'not read');
    expect(asked).to.deep.equal([{ host: location.host, path: '/api/commerce/shopping-cart' }]);
    expect(await settledStatus(shop)).to.equal('ready');
    expect(shop.cart.$count.get()).to.equal(2);
  });

  it('reads the cart of a visitor who is signed in', async () => {
    await setCookie('SiteUserInfo', encodeURIComponent('{"authenticated":true,"siteUserId":"ann"}'));
    const { shop, asked } = openShop();
    shop.start();
    await waitUntil(() => asked.length === 1, 'not read');
  });

  it('treats an unparseable site-user cookie as logged out', async () => {
    await setCookie('SiteUserInfo', '{authenticated');
    const { shop, asked } = openShop();
    shop.start();
    await whenKnown(shop);
    expect(asked).to.deep.equal([]);
  });

  it('sends the first request in a later task than its script', async () => {
    await setCookie('CART');
    const { shop, asked } = openShop();
    // Requests of a shop that was closed before are sent meanwhile.
    await someTasks();
    const before = asked.length;
    const tasks = holdTasks();
    try {
      shop.start();
      await waitUntil(tasks.isHeld, 'nobody ends the task');
      await someTasks();
      expect(asked).to.have.lengthOf(before);
    } finally {
      tasks.end();
    }
    await waitUntil(() => asked.length > before, 'not read');
  });

  it('reads nothing before the start', async () => {
    await setCookie('CART');
    const { asked } = openShop();
    expect(asked).to.deep.equal([]);
  });

  it('has no effect the second time', async () => {
    await setCookie('CART');
    const { shop, asked } = openShop();
    shop.start();
    shop.start();
    await waitUntil(() => shop.cart.$count.get() === 2, 'not read');
    expect(asked).to.have.lengthOf(1);
  });

  it('reads the cart again when the page returns from the back/forward cache', async () => {
    await setCookie('CART');
    const { shop, page, asked } = openShop();
    shop.start();
    await shop.cart.refresh();
    const before = asked.length;
    page.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitUntil(() => asked.length === before + 1, 'not read');
  });
});

describe('a closed shop', () => {
  useCookiesAlone();
  afterEach(closeShops);

  it('no longer reads anything, whatever happens', async () => {
    await setCookie('CART');
    const { shop, page, asked } = openShop();
    shop.start();
    await shop.cart.refresh();
    const before = asked.length;
    shop.close();
    shop.close();
    page.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    page.dispatchEvent(new Event('online'));
    shop.settings.configure({ apiRoot: 'https://two.example' });
    shop.start();
    const channel = new BroadcastChannel('storefront-elements.cart');
    channel.postMessage('changed');
    channel.close();
    const witness = openShop().shop;
    await witness.cart.refresh();
    expect(asked).to.have.lengthOf(before);
  });

  it('cannot be started if it never was', async () => {
    await setCookie('CART');
    const { shop, asked } = openShop();
    shop.close();
    shop.start();
    expect(asked).to.deep.equal([]);
  });
});

describe('two shops of one site', () => {
  useCookiesAlone();
  afterEach(closeShops);

  it('notify each other of a change across tabs', async () => {
    const one = openShop();
    const other = openShop();
    one.shop.start();
    await whenKnown(one.shop);
    await other.shop.cart.add({ itemId: 'mug', sku: null, quantity: 1, additionalFields: '' });
    await waitUntil(() => one.shop.cart.$count.get() === 2, 'the other tab did not read the cart');
  });

  it('explains why no store answers a sandboxed frame, whose origin is not that of its address', async () => {
    const { shop } = openShop();
    shop.settings.configure({ apiRoot: 'https://store.example' });
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const own = Object.getOwnPropertyDescriptor(globalThis, 'origin')!;
    Object.defineProperty(globalThis, 'origin', { configurable: true, value: 'null' });
    try {
      const warnings = await catchWarnings(async () => {
        await shop.api.write('POST', '/api/x').catch(() => null);
      });
      expect(warnings.join()).to.contain('cannot answer this page, which has no origin');
    } finally {
      Object.defineProperty(globalThis, 'origin', own);
    }
  });
});
