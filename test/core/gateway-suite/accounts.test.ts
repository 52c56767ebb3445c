import { expect } from '@open-wc/testing';
import { createMemoryAccountGateway, type AccountGateway } from '../../../core/account/index.ts';
import type { DirectCartGateway } from '../../../core/cart/index.ts';
import { StorefrontError } from '../../../core/errors/index.ts';
import { describeAccountGateway, SUITE_CATALOG } from '../../../core/gateway-suite/index.ts';
import { createMemoryCartGateway } from '../../../core/memory-store/index.ts';
import { runAccountSuite } from './run-suite.ts';

/** What a browser remembers between two pages. */
interface Browser {
  member: string | null;
  cart: DirectCartGateway;
  readonly stored: string[];
}

/** Makes one part of an account gateway wrong. */
type Spoil = (account: AccountGateway, browser: Browser) => Partial<AccountGateway>;

const openCart = () => createMemoryCartGateway({ catalog: SUITE_CATALOG });

/** Opens visitors of one backend, which keeps the cart of a member until the next login. */
function backend(spoil: Spoil = () => ({})) {
  const members = createMemoryAccountGateway();
  return () => {
    const browser: Browser = { member: null, cart: openCart(), stored: [] };
    const enter = async (email: string, call: Promise<unknown>) => {
      await call;
      browser.member = email;
      return { xsrfToken: null, siteUserId: email };
    };
    const openAccount = (): AccountGateway => {
      const account: AccountGateway = {
        logIn: (entry) => enter(entry.email, members.logIn(entry)),
        join: (entry) => enter(entry.email, members.join(entry)),
        async logOut(isCartCloned) {
          const { entries = [] } = await browser.cart.load();
          browser.member = null;
          browser.cart = openCart();
          if (!isCartCloned) return;
          for (const { itemId = '', chosenVariant, quantity = 1, additionalFields = '' } of entries) {
            const request = { itemId, sku: chosenVariant?.sku ?? null, quantity, additionalFields };
            await browser.cart.add(request, crypto.randomUUID());
          }
        },
        setLanguage: (...call) => members.setLanguage(...call),
        readSiteUser: () =>
          Promise.resolve({ isAuthenticated: browser.member !== null, siteUserId: browser.member }),
      };
      return { ...account, ...spoil(account, browser) };
    };
    const cart: DirectCartGateway = {
      load: () => browser.cart.load(),
      add: (...call) => browser.cart.add(...call),
      setQuantity: (...call) => browser.cart.setQuantity(...call),
      remove: (...call) => browser.cart.remove(...call),
      updateAdditionalFields: (...call) => browser.cart.updateAdditionalFields(...call),
      stockOf: (...call) => browser.cart.stockOf(...call),
    };
    return { account: openAccount(), reload: openAccount, cart, traces: () => browser.stored };
  };
}

/** Name of the mistake → what is wrong, and a part of the message that must name it. */
const FAULTS: Readonly<Record<string, readonly [Spoil, string]>> = {
  'keeps the login on the next page after a logout': [
    (_, browser) => ({
      logOut: () => {
        browser.cart = openCart();
        return Promise.resolve();
      },
    }),
    'ends the login, and may be repeated: Error: the visitor',
  ],
  'tells which addresses have an account': [
    (account) => ({
      logIn: (entry) =>
        account.logIn(entry).catch((error: unknown) => {
          if (entry.password === 'celadon') throw error;
          throw new StorefrontError('invalid', { serverMessage: 'Nobody has this address.' });
        }),
    }),
    'in the same way as one of an unknown address',
  ],
  'stores the password': [
    (account, browser) => ({
      logIn(entry) {
        browser.stored.push(JSON.stringify(entry));
        return account.logIn(entry);
      },
    }),
    'whether a trace has the password after the login',
  ],
  'takes any password': [
    (_, browser) => ({
      logIn({ email }) {
        browser.member = email;
        return Promise.resolve({ xsrfToken: null, siteUserId: email });
      },
    }),
    'with a wrong password is refused',
  ],
  'loses the cart of the visitor': [
    (account, browser) => ({
      logIn(entry) {
        browser.cart = openCart();
        return account.logIn(entry);
      },
    }),
    'is kept by a login, and filled further',
  ],
  'leaves the cart of a member to the next visitor': [
    (_, browser) => ({
      logOut() {
        browser.member = null;
        return Promise.resolve();
      },
    }),
    'leaves the browser with its member',
  ],
  'forgets the login with the page': [
    (_, browser) => {
      browser.member = null;
      return {};
    },
    'lasts on the next page',
  ],
};

describe('the tests of an account gateway', () => {
  describeAccountGateway('pass for members who outlast the page', {
    runner: { describe, it },
    open: backend(),
  });

  it('pass for members in memory', async () => {
    const account = createMemoryAccountGateway();
    const { failed } = await runAccountSuite({ open: () => ({ account }), does: { readSiteUser: false } });
    expect(failed).to.deep.equal([]);
  });

  it('pass for a backend that verifies addresses first, and for one without joining', async () => {
    const sentence = 'Not now.';
    for (const [join, answer] of [
      ['verified', () => Promise.resolve({ xsrfToken: null, siteUserId: null, notice: sentence })],
      [false, () => Promise.reject(new StorefrontError('not-found', { serverMessage: sentence }))],
    ] as const) {
      const joined: AccountGateway[] = [];
      const open = backend((account) => {
        joined.push(account);
        return { join: answer };
      });
      const { failed } = await runAccountSuite({
        open,
        async createMember() {
          const member = { email: `${crypto.randomUUID()}@example.com`, password: 'celadon glaze' };
          open();
          await joined.at(-1)?.join({ ...member, rememberMe: false });
          return member;
        },
        does: { join },
      });
      expect(failed).to.deep.equal([]);
    }
  });

  for (const [what, [spoil, noticedBy]] of Object.entries(FAULTS)) {
    it(`fail for one that ${what}`, async () => {
      const { failed } = await runAccountSuite({ open: backend(spoil) });
      expect(failed.join('\n')).to.include(noticedBy);
    });
  }
});
