import { expect } from '@open-wc/testing';
import { createAccount, rememberLogin, type AccountGateway } from '../../../core/account/index.ts';
import { FAILURE_KINDS, StorefrontError } from '../../../core/errors/index.ts';
import type { SiteUser, StorageArea } from '../../../core/session/index.ts';
import { ADA, ENTRY, memoryStorage, NOBODY } from './open-account.ts';

describe('a login at a backend without cookies', () => {
  /** Opens a page, whose backend knows who is logged in. */
  function openPage({
    storage = memoryStorage(),
    backend = 'vendure https://shop.example',
    gateway = {},
  }: {
    readonly storage?: StorageArea;
    readonly backend?: string | null;
    readonly gateway?: Partial<AccountGateway>;
  } = {}) {
    const shop = { siteUser: NOBODY, questions: 0 };
    const remembered = rememberLogin({
      storage,
      getBackend: () => backend,
      gateway: {
        logIn() {
          shop.siteUser = ADA;
          return Promise.resolve({ xsrfToken: null, siteUserId: ADA.siteUserId });
        },
        join: () => Promise.reject(new StorefrontError(FAILURE_KINDS.invalid)),
        logOut: () => Promise.resolve(),
        setLanguage: () => Promise.resolve(),
        readSiteUser(): Promise<SiteUser> {
          shop.questions += 1;
          return Promise.resolve(shop.siteUser);
        },
        ...gateway,
      },
    });
    const reported: unknown[] = [];
    const account = createAccount({
      gateway: remembered.gateway,
      readSiteUser: () => (backend === null ? NOBODY : remembered.read(backend)),
      askSiteUser: () => (backend === null ? Promise.resolve() : remembered.ask(backend)),
      storage,
      getLanguage: () => null,
      areCookiesEnabled: () => true,
      report: (error) => reported.push(error),
    });
    return { account, remembered, shop, storage, reported, backend: backend ?? '' };
  }
  const LOGGED_IN = { status: 'logged-in', siteUserId: 'ada' };

  it('is known to the next page at once, which asks whether it lasts', async () => {
    const { account, storage, shop } = openPage();
    await account.logIn(ENTRY);
    expect(shop.questions).to.equal(0);
    const next = openPage({ storage });
    expect(next.account.$account.get()).to.deep.equal(LOGGED_IN);
    // It has ended.
    await next.remembered.ask(next.backend);
    next.account.refresh();
    expect(next.account.$account.get().status).to.equal('logged-out');
    expect(openPage({ storage }).account.$account.get().status).to.equal('logged-out');
  });

  it('is not that of somebody who has to verify the address first', async () => {
    const notice = 'Please verify this email address before logging in';
    const { account, storage } = openPage({
      gateway: { join: () => Promise.resolve({ xsrfToken: null, siteUserId: null, notice }) },
    });
    expect(await account.join(ENTRY)).to.deep.equal({ outcome: 'pending', notice });
    for (const page of [account, openPage({ storage }).account])
      expect(page.$account.get().status).to.equal('logged-out');
  });

  it('is asked for only where somebody has logged in', async () => {
    const { remembered, shop, backend } = openPage();
    await remembered.ask(backend);
    expect(shop.questions).to.equal(0);
  });

  it('stays while its backend gives no answer', async () => {
    const offline = () => Promise.reject(new StorefrontError(FAILURE_KINDS.offline));
    const { account, remembered, backend } = openPage({ gateway: { readSiteUser: offline } });
    await account.logIn(ENTRY);
    await remembered.ask(backend).catch(() => undefined);
    expect(remembered.read(backend)).to.deep.equal(ADA);
  });

  it('does not come back with an answer from before the logout', async () => {
    let answer: (siteUser: SiteUser) => void = () => undefined;
    const readSiteUser = () => new Promise<SiteUser>((resolve) => (answer = resolve));
    const { account, remembered, backend } = openPage({ gateway: { readSiteUser } });
    await account.logIn(ENTRY);
    const asking = remembered.ask(backend);
    await account.logOut(false);
    answer(ADA);
    await asking;
    expect(remembered.read(backend)).to.deep.equal(NOBODY);
  });

  it('is that of one backend, and holds no password', async () => {
    const { account, storage, backend } = openPage();
    await account.logIn(ENTRY);
    const kept = storage.get(`store-member.${backend}`, (value) => value);
    expect(kept).to.deep.equal({ authenticated: true, siteUserId: 'ada' });
    const elsewhere = openPage({ storage, backend: 'medusa https://shop.example' });
    expect(elsewhere.account.$account.get().status).to.equal('logged-out');
  });

  it('is left to the cookie of a store', async () => {
    const { account, storage } = openPage({ backend: null });
    await account.logIn(ENTRY);
    expect(storage.get('store-member.null', (value) => value)).to.equal(null);
  });
});
