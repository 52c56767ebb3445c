import { expect } from '@open-wc/testing';
import { FAILURE_KINDS, StorefrontError } from '../../../core/errors/index.ts';
import { ADA, ENTRY, memoryStorage, messageOf, NOBODY, openAccount } from './open-account.ts';

const FAILED = 'We could not log you out. Please try again.';
const GRACE = { isAuthenticated: true, siteUserId: 'grace' };
const lost = () => Promise.reject(new StorefrontError(FAILURE_KINDS.unknownOutcome));

describe('an answer that is lost after the page has read the cookie again', () => {
  it('counts as a login', async () => {
    const { account, browser } = openAccount({
      gateway: {
        logIn() {
          browser.siteUser = ADA;
          account.refresh();
          return lost();
        },
      },
    });
    expect(await account.logIn(ENTRY)).to.deep.equal({ outcome: 'done' });
  });

  it('counts as a logout', async () => {
    const { account, browser } = openAccount({
      siteUser: ADA,
      gateway: {
        logOut() {
          browser.siteUser = NOBODY;
          account.refresh();
          return lost();
        },
      },
    });
    expect(await account.logOut(false)).to.deep.equal({ outcome: 'done' });
  });
});

describe('a logout', () => {
  it('succeeds with a backend that leaves the cookie of another store alone', async () => {
    const { account } = openAccount({ siteUser: ADA });
    expect(await account.logOut(false)).to.deep.equal({ outcome: 'done' });
    expect(account.$account.get().status).to.equal('logged-out');
  });

  it('succeeds by the answer alone if no cookie was ever visible', async () => {
    const { account } = openAccount();
    await account.join(ENTRY);
    expect(await account.logOut(false)).to.deep.equal({ outcome: 'done' });
    expect(account.$account.get().status).to.equal('logged-out');
  });

  it('keeps the login and its token if the outcome is unknown, and shows who is logged in', async () => {
    const storage = memoryStorage();
    storage.set('store-member', { xsrfToken: 'token', language: null });
    const tokens: (string | null)[] = [];
    const { account, browser } = openAccount({
      siteUser: ADA,
      storage,
      gateway: {
        logOut(_isCartCloned, xsrfToken) {
          tokens.push(xsrfToken);
          browser.siteUser = GRACE;
          return lost();
        },
      },
    });
    expect(messageOf(await account.logOut(false))).to.equal(FAILED);
    expect(account.$account.get()).to.deep.equal({ status: 'logged-in', siteUserId: 'grace' });
    await account.logOut(false);
    expect(tokens).to.deep.equal(['token', 'token']);
  });

  it('fails if the answer is lost while another tab logs in', async () => {
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

  it('of another tab does not make a login with a lost answer succeed', async () => {
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
