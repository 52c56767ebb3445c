import { expect } from '@open-wc/testing';
import { formatMoney, formatPercentage, isRightToLeft, money } from '../../../core/money/index.ts';
import { createPageSettings } from '../../../core/page/index.ts';

describe('a language', () => {
  it('is recognised as right-to-left by its script, too', () => {
    for (const locale of ['pa-Arab', 'uz-arab-AF', 'ar', 'HE'])
      expect(isRightToLeft(locale), locale).to.equal(true);
    for (const locale of ['ar-Latn', 'pa', 'en-x-arab', ''])
      expect(isRightToLeft(locale), locale).to.equal(false);
  });
});

describe('money on a right-to-left page', () => {
  for (const name of ['documentElement', 'body'] as const) {
    it(`is isolated in every language, where ${name} has the direction`, () => {
      createPageSettings();
      const root = document[name];
      const amounts = () =>
        [undefined, 'en-US', 'de', 'ar'].map((locale) => formatMoney(money(-500, 'EUR'), { locale }));
      expect(amounts().filter((text) => text.startsWith('\u2068'))).to.have.length(1);
      root.setAttribute('dir', 'RTL');
      try {
        for (const text of amounts()) expect(text).to.match(/^\u2068[^\u2068]*\u2069$/);
        expect(formatPercentage(12.5)).to.equal('12.50');
      } finally {
        root.removeAttribute('dir');
      }
    });
  }
});
