import { expect } from '@open-wc/testing';
import { createSession, type Session } from '../../../core/session/index.ts';
import { catchWarnings } from '../shared/console.ts';
import { useCookiesAlone } from './exclusive-cookies.ts';

const KEY = 'test.storage';
const SIX_MEGABYTES = 6 * 1024 * 1024;

const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function openSession(now?: () => number): Session {
  return createSession({ getCartCookieName: () => 'CART', report: () => undefined, ...(now && { now }) });
}

for (const area of ['local', 'session'] as const) {
  const browsers = area === 'local' ? localStorage : sessionStorage;

  describe(`the ${area} storage`, () => {
    useCookiesAlone();

    it('returns what was stored, also on the next page', () => {
      openSession().storage[area].set(KEY, 'kept');
      expect(openSession().storage[area].get(KEY, asText)).to.equal('kept');
    });

    it('keeps it in an envelope with version and expiry', () => {
      openSession(() => 1000).storage[area].set(KEY, 'kept', 500);
      expect(JSON.parse(browsers.getItem(KEY) ?? '')).to.deep.equal({ v: 1, exp: 1500, data: 'kept' });
    });

    it('returns null for a removed key', () => {
      const storage = openSession().storage[area];
      storage.set(KEY, 'kept');
      storage.remove(KEY);
      expect(storage.get(KEY, asText)).to.equal(null);
    });

    it('returns null for an expired value', () => {
      let nowMs = 1000;
      const storage = openSession(() => nowMs).storage[area];
      storage.set(KEY, 'kept', 500);
      nowMs = 1499;
      expect(storage.get(KEY, asText)).to.equal('kept');
      nowMs = 1500;
      expect(storage.get(KEY, asText)).to.equal(null);
    });

    const corrupt = {
      'not JSON': '{"v":1,',
      'not an envelope': '"kept"',
      'of another version': '{"v":2,"exp":null,"data":"kept"}',
      'without an expiry': '{"v":1,"data":"kept"}',
      'with an expiry that is no number': '{"v":1,"exp":"soon","data":"kept"}',
      'without data': '{"v":1,"exp":null}',
      'with data of the wrong shape': '{"v":1,"exp":null,"data":{"kept":true}}',
    };
    for (const [what, text] of Object.entries(corrupt)) {
      it(`returns null if the stored value is ${what}`, () => {
        browsers.setItem(KEY, text);
        expect(openSession().storage[area].get(KEY, asText)).to.equal(null);
      });
    }

    it('falls back to memory when the quota is exceeded, and warns once', async () => {
      const storage = openSession().storage[area];
      const big = 'x'.repeat(SIX_MEGABYTES);
      const warnings = await catchWarnings(() => {
        storage.set(KEY, big);
        storage.set(`${KEY}.2`, big);
      });
      expect(storage.get(KEY, asText)).to.equal(big);
      expect(warnings).to.have.lengthOf(1);
      expect(warnings[0]).to.contain('storage').and.to.contain('QuotaExceededError');
    });

    it('falls back to memory where something else stores nothing in its place', () => {
      const own = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')!;
      Storage.prototype.setItem = () => undefined;
      try {
        const storage = openSession().storage[area];
        storage.set(KEY, 'kept');
        expect(storage.get(KEY, asText)).to.equal('kept');
      } finally {
        Object.defineProperty(Storage.prototype, 'setItem', own);
      }
    });

    it('removes the outdated value when the quota is exceeded', async () => {
      const storage = openSession().storage[area];
      storage.set(KEY, 'older');
      await catchWarnings(() => {
        storage.set(KEY, 'x'.repeat(SIX_MEGABYTES));
      });
      expect(openSession().storage[area].get(KEY, asText)).to.equal(null);
      storage.set(KEY, 'newest');
      expect(storage.get(KEY, asText)).to.equal('newest');
    });

    it('does not throw if the host patched JSON to throw', () => {
      Object.defineProperty(Array.prototype, 'toJSON', {
        configurable: true,
        value: () => {
          throw new Error('patched');
        },
      });
      try {
        openSession().storage[area].set(KEY, ['kept']);
      } finally {
        Reflect.deleteProperty(Array.prototype, 'toJSON');
      }
      expect(browsers.getItem(KEY)).to.equal(null);
    });
  });
}
