import { expect } from '@open-wc/testing';
import type { AccountEntry } from '../../../core/account/index.ts';
import { FAILURE_KINDS, StorefrontError, type FailureKind } from '../../../core/errors/index.ts';
import { ADA, ENTRY, memoryStorage, messageOf, NOBODY, openAccount as open } from './open-account.ts';

const failing = (kind: FailureKind, details = {}) => ({
  logIn: () => Promise.reject(new StorefrontError(kind, details)),
});

describe('createAccount', () => {
  it('starts with the state of the cookie', () => {
    expect(open().account.$account.get()).to.deep.equal({ status: 'logged-out' });
    expect(open({ siteUser: ADA }).account.$account.get()).to.deep.equal({
      status: 'logged-in',
      siteUserId: 'ada',
    });
  });

  it('follows the cookie after another tab has changed it', () => {
    const { account, browser } = open();
    browser.siteUser = ADA;
    account.refresh();
    expect(account.$account.get().status).to.equal('logged-in');
    browser.siteUser = NOBODY;
    account.refresh();
    expect(account.$account.get().status).to.equal('logged-out');
  });

  it('stays logged in with a backend that sets no cookie', async () => {
    const { account } = open();
    expect(await account.join(ENTRY)).to.deep.equal({ outcome: 'done' });
    account.refresh();
    expect(account.$account.get().status).to.equal('logged-in');
    expect(await account.logOut(false)).to.deep.equal({ outcome: 'done' });
    expect(account.$account.get().status).to.equal('logged-out');
    expect(messageOf(await account.logIn({ ...ENTRY, password: 'x' }))).to.equal(
      "Email and password don't match.",
    );
    expect(await account.logIn(ENTRY)).to.deep.equal({ outcome: 'done' });
  });

  it('names missing and invalid entries without sending them', async () => {
    const { account } = open({ gateway: failing(FAILURE_KINDS.server) });
    const problems: (readonly [Partial<AccountEntry>, string])[] = [
      [{ email: ' ' }, 'Email cannot be blank'],
      [{ email: 'ada' }, 'Email is invalid'],
      [{ password: '' }, 'Password cannot be blank'],
    ];
    for (const [typed, message] of problems)
      expect(messageOf(await account.logIn({ ...ENTRY, ...typed }))).to.equal(message);
  });

  const SENTENCES: readonly (readonly [FailureKind, string])[] = [
    [FAILURE_KINDS.offline, 'Please check your internet connection.'],
    [FAILURE_KINDS.timeout, 'Something went wrong'],
    [FAILURE_KINDS.server, 'Something went wrong'],
    [FAILURE_KINDS.unknownOutcome, 'Something went wrong'],
    [FAILURE_KINDS.rateLimited, 'Please try again in a few seconds.'],
    [FAILURE_KINDS.crumb, 'Your session has expired. Please reload the page and try again.'],
  ];
  for (const [kind, sentence] of SENTENCES)
    it(`explains ${kind}: ${sentence}`, async () => {
      expect(messageOf(await open({ gateway: failing(kind) }).account.logIn(ENTRY))).to.equal(sentence);
    });

  it('asks for cookies after a refused crumb without cookies', async () => {
    const { account } = open({ gateway: failing(FAILURE_KINDS.crumb), areCookiesEnabled: false });
    expect(messageOf(await account.logIn(ENTRY))).to.equal(
      'Please enable cookies in your browser, reload the page, and try again.',
    );
  });

  it('shows the message of the store at its field, but no message of a server error', async () => {
    const fields = { password: 'Longer, please.' };
    const invalid = await open({ gateway: failing(FAILURE_KINDS.invalid, { fields }) }).account.logIn(ENTRY);
    expect(invalid).to.deep.equal({
      outcome: 'refused',
      problem: { message: 'Longer, please.', field: 'password' },
    });
    const server = failing(FAILURE_KINDS.server, { serverMessage: 'nginx' });
    expect(messageOf(await open({ gateway: server }).account.logIn(ENTRY))).to.equal('Something went wrong');
  });

  it('logs in although the answer is lost, if its cookie is set', async () => {
    const { account, browser } = open({
      gateway: {
        logIn() {
          browser.siteUser = ADA;
          return Promise.reject(new StorefrontError(FAILURE_KINDS.timeout));
        },
      },
    });
    expect(await account.logIn(ENTRY)).to.deep.equal({ outcome: 'done' });
    expect(account.$account.get().status).to.equal('logged-in');
  });

  it('reports a refusal even if another tab logs in meanwhile', async () => {
    const { account, browser } = open({
      gateway: {
        logIn() {
          browser.siteUser = ADA;
          return Promise.reject(new StorefrontError(FAILURE_KINDS.invalid, { serverMessage: 'No.' }));
        },
      },
    });
    expect(messageOf(await account.logIn(ENTRY))).to.equal('No.');
  });

  it('clears storage on start if the cookie says "logged out"', () => {
    const storage = memoryStorage();
    const keep = () => {
      storage.set('store-member', { xsrfToken: 'old', language: 'fr' });
    };
    const kept = () => storage.get('store-member', (value) => value);
    keep();
    open({ storage, siteUser: ADA });
    expect(kept()).not.to.equal(null);
    open({ storage });
    expect(kept()).to.equal(null);
  });

  it('sends a logout once, with the token, and stays logged in after a refusal', async () => {
    const tokens: (string | null)[] = [];
    let isRefused = true;
    const { account } = open({
      gateway: {
        logIn: () => Promise.resolve({ xsrfToken: 'token' }),
        logOut(_isCartCloned, xsrfToken) {
          tokens.push(xsrfToken);
          return isRefused ? Promise.reject(new StorefrontError(FAILURE_KINDS.crumb)) : Promise.resolve();
        },
      },
    });
    await account.logIn(ENTRY);
    expect(messageOf(await account.logOut(true))).to.equal('We could not log you out. Please try again.');
    expect(tokens).to.deep.equal(['token']);
    expect(account.$account.get().status).to.equal('logged-in');
    isRefused = false;
    expect(await account.logOut(true)).to.deep.equal({ outcome: 'done' });
    expect(account.$account.get().status).to.equal('logged-out');
  });

  it('asks for cookies after a failed logout without cookies', async () => {
    const { account } = open({
      siteUser: ADA,
      areCookiesEnabled: false,
      gateway: { logOut: () => Promise.reject(new StorefrontError(FAILURE_KINDS.crumb)) },
    });
    expect(messageOf(await account.logOut(false))).to.equal(
      'We could not log you out. Please enable cookies in your browser, reload the page, and try again.',
    );
  });

  it('logs out although the answer is lost, if the cookie was removed', async () => {
    const { account, browser } = open({
      siteUser: ADA,
      gateway: {
        logOut() {
          browser.siteUser = NOBODY;
          return Promise.reject(new StorefrontError(FAILURE_KINDS.unknownOutcome));
        },
      },
    });
    expect(await account.logOut(false)).to.deep.equal({ outcome: 'done' });
    expect(account.$account.get().status).to.equal('logged-out');
  });

  describe('reportLanguage', () => {
    async function report(language: string | null, isMember = true) {
      const sent: unknown[] = [];
      const { account, reported } = open({
        language,
        gateway: {
          logIn: () => Promise.resolve({ xsrfToken: 'token' }),
          setLanguage(...call) {
            sent.push(call);
            return sent.length === 1 && language === 'nl'
              ? Promise.reject(new StorefrontError(FAILURE_KINDS.offline))
              : Promise.resolve();
          },
        },
      });
      if (isMember) await account.logIn(ENTRY);
      await account.reportLanguage();
      await account.reportLanguage();
      return { sent, reported };
    }

    it('sends the language once, with the token', async () => {
      expect((await report('fr')).sent).to.deep.equal([['fr', 'token']]);
    });

    it('sends no custom language, no missing one, and none without a login', async () => {
      for (const language of ['xq', 'klingon-on-tour', '?', null])
        expect((await report(language)).sent).to.deep.equal([]);
      expect((await report('fr', false)).sent).to.deep.equal([]);
    });

    it('sends the language once for simultaneous calls', async () => {
      const sent: unknown[] = [];
      const { account } = open({
        siteUser: ADA,
        language: 'fr',
        gateway: {
          setLanguage(...call) {
            sent.push(call);
            return Promise.resolve();
          },
        },
      });
      await Promise.all([account.reportLanguage(), account.reportLanguage()]);
      expect(sent).to.have.length(1);
    });

    it('sends the language again after a failure, which it only reports', async () => {
      const { sent, reported } = await report('nl');
      expect(sent).to.have.length(2);
      expect(reported).to.have.length(1);
    });
  });
});
