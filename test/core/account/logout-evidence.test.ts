import { expect } from '@open-wc/testing';
import { FAILURE_KINDS, StorefrontError } from '../../../core/errors/index.ts';
import { ADA, ENTRY, memoryStorage, messageOf, NOBODY, openAccount } from './open-account.ts';

const FAILED = 'We could not log you out. Please try again.';
const GRACE = { isAuthenticated: true, siteUserId: 'grace' };
const lost = () => Promise.reject(new StorefrontError(FAILURE_KINDS.unknownOutcome));

describe('the evidence of a logout', () => {
  it('is refused while the cookie still says that the visitor is logged in', async () => {
    const storage = memoryStorage();
    storage.set('store-member', { xsrfToken: 'token', language: null });
    const tokens: (string | null)[] = [];
    const { account, browser } = openAccount({
      siteUser: ADA,
      storage,
      gateway: {
        logOut(_isCartCloned, xsrfToken) {
          tokens.push(xsrfToken);
          if (tokens.length === 2) browser.siteUser = NOBODY;
          return Promise.resolve();
        },
      },
    });
    expect(messageOf(await account.logOut(false))).to.equal(FAILED);
    expect(account.$account.get()).to.deep.equal({ status: 'logged-in', siteUserId: 'ada' });
    expect(await account.logOut(false)).to.deep.equal({ outcome: 'done' });
    expect(account.$account.get().status).to.equal('logged-out');
    expect(tokens).to.deep.equal(['token', 'token']);
  });

  it('is refused for a login of this page that has brought a cookie', async () => {
    const { account, browser } = openAccount({
      gateway: {
        logIn() {
          browser.siteUser = ADA;
          return Promise.resolve({ xsrfToken: 'token' });
        },
      },
    });
    await account.logIn(ENTRY);
    expect(messageOf(await account.logOut(false))).to.equal(FAILED);
    expect(account.$account.get().status).to.equal('logged-in');
  });

  it('is the answer alone where no cookie has been visible', async () => {
    const { account } = openAccount();
    await account.join(ENTRY);
    expect(await account.logOut(false)).to.deep.equal({ outcome: 'done' });
    expect(account.$account.get().status).to.equal('logged-out');
  });

  it('is refused where another member has logged in meanwhile, whom the page then shows', async () => {
    const { account, browser } = openAccount({
      siteUser: ADA,
      gateway: {
        logOut() {
          browser.siteUser = GRACE;
          return Promise.resolve();
        },
      },
    });
    expect(messageOf(await account.logOut(false))).to.equal(FAILED);
    expect(account.$account.get()).to.deep.equal({ status: 'logged-in', siteUserId: 'grace' });
  });

  it('is no cookie of another tab that arrives while the answer is lost', async () => {
    const { account, browser } = openAccount({
      gateway: {
        logOut() {
          browser.siteUser = ADA;
          return lost();
        },
      },
    });
    await account.join(ENTRY);
    expect(messageOf(await account.logOut(false))).to.equal(FAILED);
    expect(account.$account.get()).to.deep.equal({ status: 'logged-in', siteUserId: 'ada' });
  });

  it('is none of a login: one whose answer is lost while another tab logs out has failed', async () => {
    const { account, browser } = openAccount({
      siteUser: ADA,
      gateway: {
        logIn() {
          browser.siteUser = NOBODY;
          return lost();
        },
      },
    });
    expect(messageOf(await account.logIn(ENTRY))).to.equal('Something went wrong');
    expect(account.$account.get().status).to.equal('logged-out');
  });
});
