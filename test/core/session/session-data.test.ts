import { expect } from '@open-wc/testing';
import { openSessionData, readCookie } from '../../../core/session/index.ts';
import { useCookiesAlone } from './exclusive-cookies.ts';

const KEY = 'test-session-data';

function refuse(): never {
  throw new DOMException('refused', 'SecurityError');
}

function open({ nowMs = 1000, isRefused = false } = {}) {
  const clock = { nowMs };
  const warnings: string[] = [];
  const data = openSessionData({
    now: () => clock.nowMs,
    warn: (sentence) => warnings.push(sentence),
    ...(isRefused && { open: refuse }),
  });
  return { ...data, clock, warnings };
}

describe('session data', () => {
  useCookiesAlone();

  it('are kept in local storage, without a cookie', () => {
    open().keep(KEY, 'kept');
    expect(open().read(KEY)).to.equal('kept');
    expect(readCookie(KEY)).to.equal(null);
  });

  it('expire on time', () => {
    const { keep, read, clock } = open();
    keep(KEY, 'kept', 500);
    clock.nowMs = 1499;
    expect(read(KEY)).to.equal('kept');
    clock.nowMs = 1500;
    expect(read(KEY)).to.equal(null);
  });

  it('fall back to a cookie if storage fails, with one warning', () => {
    const { keep, warnings } = open({ isRefused: true });
    keep(KEY, 'kept', 60_000);
    keep(KEY, 'kept again', 60_000);
    expect(readCookie(KEY)).to.equal('kept again');
    expect(open({ isRefused: true }).read(KEY), 'on the next page').to.equal('kept again');
    expect(warnings).to.deep.equal([
      'unable to use local storage; the data of the session is kept in cookies.',
    ]);
  });

  it('keep their expiry in the cookie, too', async () => {
    const beforeMs = Date.now();
    open({ isRefused: true }).keep(KEY, 'kept', 60_000);
    const afterMs = Date.now();
    const kept = await cookieStore.get(KEY);
    // Firefox and WebKit do not expose it.
    if (kept && 'expires' in kept)
      // Cookies count in whole seconds.
      expect(kept.expires).to.be.within(beforeMs + 58_000, afterMs + 62_000);
  });

  it('remove the cookie once storage works again', () => {
    open({ isRefused: true }).keep(KEY, 'in the cookie');
    open().keep(KEY, 'in storage');
    expect(readCookie(KEY)).to.equal(null);
    expect(open().read(KEY)).to.equal('in storage');
  });

  for (const isRefused of [false, true])
    it(`are removed ${isRefused ? 'from the cookie' : 'from storage'}`, () => {
      const { keep, read, forget } = open({ isRefused });
      keep(KEY, 'kept');
      forget(KEY);
      expect(read(KEY)).to.equal(null);
      expect(open({ isRefused }).read(KEY), 'on the next page').to.equal(null);
    });
});
