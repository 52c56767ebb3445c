import { expect } from '@open-wc/testing';
import { AssertionError } from '../../../core/errors/index.ts';
import { formatNumber, intlLocale, pluralize } from '../../../engine/i18n/index.ts';

const DAY_MS = 86_400_000;

describe('a locale tag', () => {
  it('is completed with its likely region', () => {
    expect(['de', 'ar', 'en-GB', 'en_GB'].map((tag) => intlLocale(tag).tag)).to.deep.equal([
      'de-DE',
      'ar-EG',
      'en-GB',
      'en-GB',
    ]);
  });

  for (const tag of ['zz', 'xx-nonsense', 'und'])
    it(`reports that an unknown language falls back to English: ${tag}`, () => {
      const locale = intlLocale(tag);
      expect(locale.tag).to.equal('en-US');
      expect(locale.formatDecimal('1234.5', {})).to.equal('1,234.5');
      expect(locale.formatDate(0, 'UTC', { date: 'long' })).to.equal('January 1, 1970');
      expect(locale.formatRelative(0, DAY_MS, {})).to.equal('tomorrow');
      expect(locale.pluralCategory('1', 'cardinal')).to.equal('one');
    });

  it('reports the fallback, although the region keeps its currency', () => {
    const locale = intlLocale('zz-CH');
    expect([locale.tag, locale.regionCurrency]).to.deep.equal(['en-US', 'CHF']);
  });

  for (const tag of ['', 'not a tag', 'not a tag!', '-', 'e', '\u0000', undefined, null, 7])
    it(`must be valid: ${JSON.stringify(tag)} is a mistake`, () => {
      expect(() => intlLocale(tag as string)).to.throw(AssertionError, 'a language tag such as "en-US"');
    });

  it('must be valid for numbers and plurals too', () => {
    expect(() => formatNumber(1, { locale: 'not a tag' })).to.throw(AssertionError);
    expect(() => pluralize(1, { other: 'x' }, 'not a tag')).to.throw(AssertionError);
  });
});
