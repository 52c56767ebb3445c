import { expect } from '@open-wc/testing';
import { createSession, type Session } from '../../../core/session/index.ts';
import { VISIT_LIFETIME_SECONDS, VISITOR_LIFETIME_SECONDS } from '../../../core/session/session-constants.ts';
import { tellsCookieAttributes, useCookiesAlone } from './exclusive-cookies.ts';

const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

function openSession(cartCookieName = 'CART'): Session {
  return createSession({ getCartCookieName: () => cartCookieName, report: () => undefined });
}

describe('a visitor', () => {
  useCookiesAlone();

  it('is remembered for two years, of which browsers keep 400 days', async function () {
    if (!(await tellsCookieAttributes())) this.skip();
    expect(VISITOR_LIFETIME_SECONDS).to.equal(2 * 365 * 24 * 60 * 60);
    openSession().touchVisitorCookies();
    const cookie = await cookieStore.get('ss_cvr');
    expect(cookie).to.include({ path: '/', sameSite: 'lax' });
    expect(cookie?.value).to.match(UUID);
    expect(daysLeft(cookie)).to.be.within(399, 731);
  });

  it('is on one visit for thirty minutes', async function () {
    if (!(await tellsCookieAttributes())) this.skip();
    expect(VISIT_LIFETIME_SECONDS).to.equal(1800);
    openSession().touchVisitorCookies();
    const cookie = await cookieStore.get('ss_cvt');
    expect(cookie?.value).to.match(UUID);
    expect(daysLeft(cookie) * 24 * 60).to.be.within(29, 30.1);
  });

  it('keeps both ids and renews their lifetime on every visit', async function () {
    if (!(await tellsCookieAttributes())) this.skip();
    document.cookie = 'ss_cvr=visitor; Path=/; Max-Age=60';
    document.cookie = 'ss_cvt=visit; Path=/; Max-Age=60';
    openSession().touchVisitorCookies();
    const visitor = await cookieStore.get('ss_cvr');
    const visit = await cookieStore.get('ss_cvt');
    expect([visitor?.value, visit?.value]).to.deep.equal(['visitor', 'visit']);
    expect(daysLeft(visitor)).to.be.above(399);
    expect(daysLeft(visit) * 24 * 60).to.be.above(29);
  });
});

describe('the crumb', () => {
  useCookiesAlone();

  it('is null without a cookie, and with an empty one', () => {
    expect(openSession().getCrumb()).to.equal(null);
    document.cookie = 'crumb=; Path=/';
    expect(openSession().getCrumb()).to.equal(null);
  });

  it('is read on each call, because a response of the server may change it', () => {
    const session = openSession();
    document.cookie = 'crumb=one; Path=/';
    expect(session.getCrumb()).to.equal('one');
    document.cookie = 'crumb=two%3D%3D; Path=/';
    expect(session.getCrumb()).to.equal('two==');
  });
});

describe('the hint at a cart', () => {
  useCookiesAlone();

  it('is a cookie named by the settings', () => {
    document.cookie = 'BASKET=1; Path=/';
    expect(openSession('BASKET').hasCartCookie()).to.equal(true);
    expect(openSession('CART').hasCartCookie()).to.equal(false);
  });

  it('is ignored if empty', () => {
    document.cookie = 'CART=; Path=/';
    expect(openSession().hasCartCookie()).to.equal(false);
  });
});

// The library's type does not know `expires` yet.
function daysLeft(cookie: object | null): number {
  const { expires } = (cookie ?? {}) as { readonly expires?: number | null };
  return ((expires ?? 0) - Date.now()) / DAY_MS;
}
