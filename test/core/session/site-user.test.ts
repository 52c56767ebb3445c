import { expect } from '@open-wc/testing';
import { createSession } from '../../../core/session/index.ts';
import { parseSiteUser } from '../../../core/session/site-user.ts';
import { useCookiesAlone } from './exclusive-cookies.ts';

const LOGGED_OUT = { isAuthenticated: false, siteUserId: null };

describe('the site-user info cookie', () => {
  useCookiesAlone();

  it('names the signed-in visitor', () => {
    expect(parseSiteUser('{"authenticated":true,"siteUserId":"u1"}')).to.deep.equal({
      isAuthenticated: true,
      siteUserId: 'u1',
    });
  });

  it('may mark a visitor as signed in without an id', () => {
    expect(parseSiteUser('{"authenticated":true}')).to.deep.equal({
      isAuthenticated: true,
      siteUserId: null,
    });
  });

  it('has no user when logged out', () => {
    expect(parseSiteUser('{"authenticated":false,"siteUserId":"u1"}')).to.deep.equal(LOGGED_OUT);
  });

  const unparseable = [
    null,
    '',
    'true',
    'junk',
    '{',
    'null',
    '[]',
    '"authenticated"',
    '{"authenticated":"true"}',
    '{"authenticated":1}',
    '{"authenticated":true,"siteUserId":{}}',
    '{"__proto__":{"authenticated":true}}',
    '%7B%22authenticated%22%3Atrue%7D',
    '['.repeat(10_000),
  ];
  for (const value of unparseable) {
    it(`means logged out if it cannot be parsed: ${String(value).slice(0, 50)}`, () => {
      expect(parseSiteUser(value)).to.deep.equal(LOGGED_OUT);
    });
  }

  it('is read on each call, percent-encoded as servers write it', () => {
    const session = createSession({ getCartCookieName: () => 'CART', report: () => undefined });
    expect(session.getSiteUser()).to.deep.equal(LOGGED_OUT);
    document.cookie = `SiteUserInfo=${encodeURIComponent('{"authenticated":true,"siteUserId":"u1"}')}; Path=/`;
    expect(session.getSiteUser().siteUserId).to.equal('u1');
    document.cookie = 'SiteUserInfo=%7B%; Path=/';
    expect(session.getSiteUser()).to.deep.equal(LOGGED_OUT);
  });
});
