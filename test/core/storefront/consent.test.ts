import { expect } from '@open-wc/testing';
import type { Settings } from '../../../core/page/index.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { useCookiesAlone } from '../session/exclusive-cookies.ts';
import { closeShops, cookieNames, openShop, setCookie } from './shop.ts';

const VISITOR = ['ss_cvr', 'ss_cvt'];

/** Opens a page with these settings, and waits until its shop knows whether there is a cart. */
async function startShop(said: Partial<Settings> = {}) {
  const { shop } = openShop();
  shop.settings.configure(said);
  shop.start();
  await waitUntil(() => shop.cart.$status.get().state === 'ready', 'the cart is not known');
  return shop;
}

/** Strictly necessary: the count and the subtotal of a cart, which do not identify a visitor. */
const CART = 'store-cart-summary';

/** The names of everything that this site keeps in the browser of its visitor, beside the cart. */
const stored = async () =>
  [...(await cookieNames()), ...Object.keys(localStorage), ...Object.keys(sessionStorage)]
    .filter((name) => name !== CART)
    .sort();

/** Data that an earlier page has stored with the visitor's consent. */
async function rememberVisitor(): Promise<void> {
  for (const name of [...VISITOR, 'SS_ANALYTICS_ID', 'SS_MID']) await setCookie(name, 'known');
  for (const key of ['SS_ANALYTICS_ID', 'SS_ANALYTICS_EXPIRATION', 'store-analytics.older.1'])
    localStorage.setItem(key, 'known');
  for (const key of ['SS_SESSION_ID', 'SS_IS_FIRST_SESSION', 'SS_HAS_LANDED'])
    sessionStorage.setItem(key, 'known');
}

describe('consent', () => {
  useCookiesAlone();
  afterEach(closeShops);

  it('sets the cookies once it is granted', async () => {
    await setCookie('ss_census');
    for (const consent of ['denied', 'pending'] as const) {
      const shop = await startShop({ consent });
      expect(await cookieNames(), consent).to.deep.equal(['ss_census']);
      if (consent === 'pending') shop.settings.configure({ consent: 'granted' });
    }
    expect(await cookieNames()).to.deep.equal(['ss_census', ...VISITOR]);
  });

  it('sets no visitor cookies without the census cookie', async () => {
    await startShop();
    expect(await cookieNames()).to.deep.equal([]);
    await setCookie('ss_census');
    await startShop();
    expect(await cookieNames()).to.deep.equal(['ss_census', ...VISITOR]);
  });

  it('sets no cookies under a restrictive cookie policy', async () => {
    await setCookie('ss_census');
    await startShop({ cookiePolicy: 'restrictive' });
    expect(await cookieNames()).to.deep.equal(['ss_census']);
  });

  for (const [how, said] of [
    ['is refused', { consent: 'denied' }],
    ['is withdrawn by a restrictive cookie policy', { cookiePolicy: 'restrictive' }],
  ] as const)
    it(`removes stored data at once if it ${how} while the page is open`, async () => {
      await setCookie('ss_census');
      const shop = await startShop({ consent: 'granted' });
      await rememberVisitor();
      shop.settings.configure(said);
      expect(await stored()).to.deep.equal(['ss_census']);
    });

  it('removes data of earlier pages if it was refused before', async () => {
    await rememberVisitor();
    await startShop({ consent: 'denied' });
    expect(await stored()).to.deep.equal([]);
  });

  it('keeps stored data if the page names its census cookie after the start', async () => {
    await rememberVisitor();
    await setCookie('my_census');
    const before = await stored();
    const shop = await startShop();
    expect(await stored()).to.deep.equal(before);
    shop.settings.configure({ cookies: { census: 'my_census' } });
    expect(await stored()).to.deep.equal(before);
  });

  it('stores and removes nothing while it is pending', async () => {
    await setCookie('ss_census');
    await startShop({ consent: 'pending' });
    expect(await stored()).to.deep.equal(['ss_census']);
    await rememberVisitor();
    const before = await stored();
    await startShop({ consent: 'pending' });
    expect(await stored()).to.deep.equal(before);
  });

  it('stores nothing again after a withdrawal in another tab', async () => {
    await setCookie('ss_census');
    const shop = await startShop({ consent: 'granted' });
    // Another tab has refused.
    for (const name of [...VISITOR, 'ss_census']) document.cookie = `${name}=; Path=/; Max-Age=0`;
    shop.settings.configure({ cookies: { cart: 'OTHER' } });
    // So does one that the browser has kept and shows again.
    await startShop({ consent: 'granted' });
    expect(await cookieNames()).to.deep.equal([]);
  });
});
