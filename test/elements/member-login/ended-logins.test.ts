import { expect, fixture } from '@open-wc/testing';
import { createMemoryAccountGateway } from '../../../core/account/index.ts';
import type { CartGateway } from '../../../core/cart/index.ts';
import { browserStorage, type SiteUser } from '../../../core/session/index.ts';
import '../../../elements/all.ts';
import { configureStore } from '../../../elements/index.ts';
import { pageAccount } from '../../../elements/members/page-account.ts';
import { useMemoryStore } from '../../../elements/testing.ts';
import { useCookiesAlone } from '../../core/session/exclusive-cookies.ts';
import { allByRole, untilRole } from '../../support/by-role.ts';
import { ADA, forgetMembers, MEMBER_PARTS } from '../../support/members.ts';
import { waitUntil } from '../../support/wait-until.ts';

const { email: EMAIL, logIn: LOG_IN, logOut: LOG_OUT } = MEMBER_PARTS;
const KEEP = { role: 'checkbox', name: 'Keep me logged in on this device' };
const NOBODY: SiteUser = { isAuthenticated: false, siteUserId: null };

describe('a login at a backend without cookies', () => {
  useCookiesAlone();
  after(forgetMembers);

  it('ends in the page when it has ended there, and the cart is read again', async () => {
    let siteUser: SiteUser = { isAuthenticated: true, siteUserId: 'ada' };
    let reads = 0;
    const memory: CartGateway = await useMemoryStore();
    const cart: CartGateway = {
      ...memory,
      load(call) {
        reads += 1;
        return memory.load(call);
      },
    };
    const account = {
      ...createMemoryAccountGateway(),
      logIn: () => Promise.resolve({ xsrfToken: null, siteUserId: siteUser.siteUserId }),
      readSiteUser: () => Promise.resolve(siteUser),
    };
    configureStore({ locale: 'en', gateway: { cart, account } });
    await pageAccount().logIn(ADA);
    const tag = await fixture<HTMLElement>('<member-login></member-login>');
    await untilRole(tag, LOG_OUT);
    const before = reads;
    siteUser = NOBODY;
    document.dispatchEvent(new Event('visibilitychange'));
    await untilRole(tag, LOG_IN);
    await waitUntil(() => reads > before, 'the cart was not read again');
  });

  it('offers no choice of how long it lasts, which such a backend decides', async () => {
    configureStore({ locale: 'en', gateway: 'vendure', apiRoot: 'https://shop.example' });
    const tag = await fixture<HTMLElement>('<member-login></member-login>');
    await untilRole(tag, EMAIL);
    expect(allByRole(tag, KEEP)).to.deep.equal([]);
    configureStore({ apiRoot: location.origin, gateway: 'memory' });
    await untilRole(tag, KEEP);
  });

  it('is that of one channel of Vendure', async () => {
    const key = 'store-member.vendure https://shop.example uk';
    const login = { authenticated: true, siteUserId: 'ada' };
    browserStorage().set(key, login);
    const name = (apiKey: string) => {
      configureStore({ gateway: 'vendure', apiRoot: 'https://shop.example', apiKey });
    };
    const { $account } = pageAccount();
    name('uk');
    await waitUntil(() => $account.get().status === 'logged-in', 'the first channel has a login');
    name('de');
    await waitUntil(() => $account.get().status === 'logged-out', 'the second channel has none');
    expect(browserStorage().get(key, (value) => value)).to.deep.equal(login);
    configureStore({ apiRoot: location.origin, apiKey: null });
    await useMemoryStore();
  });
});
