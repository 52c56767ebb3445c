import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CONTENT_LIMITS, toUrlId } from '../../../owner/rules/index.ts';

const named = (title: string, taken: readonly string[] = []) =>
  toUrlId(title, { fallback: 'Store', isTaken: (urlId) => taken.includes(urlId) });

describe('the URL of a store', () => {
  const CASES: Readonly<Record<string, string>> = {
    'My store': 'my-store',
    '  Pots & Pans!  ': 'pots-pans',
    'Crème brûlée': 'creme-brulee',
    'Æbler & Straße, Łódź': 'aebler-strasse-lodz',
    'Ten o’clock': 'ten-oclock',
    'Ｆｕｌｌ　ｗｉｄｔｈ': 'full-width',
    İstanbul: 'istanbul',
    'Haus №5': 'haus-no5',
    '1990–1999': '1990-1999',
    'a-b--c': 'a-b-c',
  };
  for (const [title, urlId] of Object.entries(CASES))
    it(`${title} → ${urlId}`, () => {
      assert.equal(named(title), urlId);
    });

  for (const title of ['', '   ', '陶器', '🫖🏺', 'Керамика', 'AB', '…', 'é!', '\u0301\u0301\u0301'])
    it(`is the fallback for the title ${JSON.stringify(title)}`, () => {
      assert.equal(named(title), 'store');
      assert.equal(named(title, ['store']), 'store-2');
    });

  it('has three characters at least', () => {
    assert.equal(CONTENT_LIMITS.shortestUrlId, 3);
    assert.equal(named('ABC'), 'abc');
  });

  it('gets the first free number if it is taken', () => {
    assert.equal(named('My store', ['my-store']), 'my-store-2');
    const many = ['my-store', ...Array.from({ length: 99 }, (_, index) => `my-store-${index + 2}`)];
    assert.equal(named('My store', many), 'my-store-101');
    assert.equal(named('My store', ['my-store', 'my-store-3']), 'my-store-2');
  });
});
