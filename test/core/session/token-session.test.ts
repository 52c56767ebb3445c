import { expect } from '@open-wc/testing';
import { createSession, tokenSession, type TokenSession } from '../../../core/session/index.ts';
import { useCookiesAlone } from './exclusive-cookies.ts';

const STORE = 'https://store.example';
const KEY = `store-session.${STORE}`;
const LOGGED_OUT = { isAuthenticated: false, siteUserId: null };

const open = (apiRoot = STORE): TokenSession => {
  const session = tokenSession(apiRoot);
  if (!session) throw new Error('expected a session by token');
  return session;
};

describe('the session at a store of another origin', () => {
  useCookiesAlone();
  beforeEach(() => {
    localStorage.clear();
  });

  it('is none at the own origin, without a root, and for one that is no URL', () => {
    for (const root of [location.origin, `${location.origin}/shop`, '', '/shop', 'store'])
      expect(tokenSession(root), root).to.equal(null);
  });

  it('is shared by all paths of an origin and all tabs, and by no other store', () => {
    open().keep('one', null, false);
    expect(open(`${STORE}/shop`).read()).to.equal('one');
    expect(localStorage.getItem(KEY)).to.contain('one');
    for (const other of ['https://other.example', `${STORE}:8443`, 'http://store.example'])
      expect(open(other).read(), other).to.equal(null);
  });

  it('stores a new token only for the one that was sent', () => {
    open().keep('one', null, false);
    open().keep('late', null, false);
    expect(open().read()).to.equal('one');
    open().keep('two', 'one', false);
    open().keep('stray', 'one', false);
    expect(open().read()).to.equal('two');
    open().keep('member', 'one', true);
    expect(open().read()).to.equal('member');
  });

  it('brings no token back that the visitor has deleted', () => {
    open().keep('one', null, false);
    localStorage.clear();
    open().keep('two', 'one', false);
    expect(open().read()).to.equal(null);
  });

  it('knows who is signed in until a login or logout, also after a renewal', () => {
    const session = open();
    session.keepSiteUser({ authenticated: true, siteUserId: 'u1' });
    expect(session.readSiteUser()).to.deep.equal(LOGGED_OUT);
    session.keep('one', null, false);
    session.keepSiteUser({ authenticated: true, siteUserId: 'u1' });
    session.keep('two', 'one', false);
    expect(open().readSiteUser()).to.deep.equal({ isAuthenticated: true, siteUserId: 'u1' });
    session.keep('three', 'two', true);
    expect(session.readSiteUser()).to.deep.equal(LOGGED_OUT);
  });

  it('is none for damaged data', () => {
    for (const data of [null, 'one', [], {}, { token: '' }, { token: 7 }]) {
      localStorage.setItem(KEY, JSON.stringify({ v: 1, exp: null, data }));
      expect(open().read(), JSON.stringify(data)).to.equal(null);
      expect(open().readSiteUser()).to.deep.equal(LOGGED_OUT);
    }
  });

  it('replaces the cookies of the page, which are of another store', () => {
    document.cookie = 'CART=1; Path=/';
    document.cookie = 'crumb=own; Path=/';
    document.cookie = `SiteUserInfo=${encodeURIComponent('{"authenticated":true}')}; Path=/`;
    const session = createSession({
      getCartCookieName: () => 'CART',
      getApiRoot: () => STORE,
      report: () => undefined,
    });
    expect(session.hasCartCookie()).to.equal(false);
    expect(session.getCrumb()).to.equal(null);
    expect(session.getSiteUser()).to.deep.equal(LOGGED_OUT);
    open().keep('one', null, false);
    expect(session.hasCartCookie()).to.equal(true);
  });
});
