import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  CURRENCIES,
  decimalFromMinor,
  formatMoney,
  money,
  type CurrencyCode,
} from '../../../core/money/index.ts';
import { failureOf } from './failure-of.ts';

const NO_BREAK_SPACE = '\u00a0';
const CODES = Object.keys(CURRENCIES) as CurrencyCode[];
const LOCALES = [
  ...[
    'en-US',
    'en-GB',
    'en-IN',
    'en-ZA',
    'en-CA',
    'fr-CA',
    'fr-FR',
    'fr-CH',
    'de-DE',
    'de-AT',
    'de-CH',
    'es-ES',
    'es-MX',
  ],
  ...[
    'pt-PT',
    'pt-BR',
    'it-IT',
    'nl-NL',
    'sv-SE',
    'nb-NO',
    'da-DK',
    'fi-FI',
    'pl-PL',
    'cs-CZ',
    'ru-RU',
    'he-IL',
    'ar-EG',
  ],
  ...[
    'ar-SA',
    'fa-IR',
    'hi-IN',
    'mr-IN',
    'bn-BD',
    'ja-JP',
    'zh-Hant-TW',
    'ko-KR',
    'th-TH-u-nu-thai',
    'en-u-nu-mathbold',
  ],
];

describe('money in the classic style', () => {
  for (const [amountMinor, currency, text] of [
    [2400, 'USD', '$24.00'],
    [5, 'USD', '$0.05'],
    [0, 'USD', '$0.00'],
    [-2400, 'USD', '-$24.00'],
    [99999, 'EUR', '€999.99'],
    [100000, 'EUR', '€1,000.00'],
    [123456789, 'GBP', '£1,234,567.89'],
    [1234567, 'JPY', '¥1,234,567'],
    [123456, 'COP', 'CO$1,234.56'],
    [123456, 'IDR', `Rp${NO_BREAK_SPACE}1,234.56`],
    [123456, 'CHF', `CHF${NO_BREAK_SPACE}1,234.56`],
    [-123456, 'SEK', `-kr${NO_BREAK_SPACE}1,234.56`],
  ] as const) {
    it(`${amountMinor} minor units of ${currency} are ${text}`, () => {
      expect(formatMoney(money(amountMinor, currency))).to.equal(text);
    });
  }

  it('throws for a locale in place of a format', () => {
    expect(failureOf(() => formatMoney(money(2400, 'USD'), 'de-DE' as never))).to.equal(
      'formatMoney: expected a format object, got "de-DE"',
    );
  });

  it('prints minus zero as zero', () => {
    expect(formatMoney({ amountMinor: -0, currency: 'USD' })).to.equal('$0.00');
  });

  it('leaves out zero fractions on request, and no others', () => {
    const format = { isZeroFractionTrimmed: true };
    expect(formatMoney(money(2400, 'USD'), format)).to.equal('$24');
    expect(formatMoney(money(2450, 'USD'), format)).to.equal('$24.50');
    expect(formatMoney(money(2405, 'USD'), format)).to.equal('$24.05');
    expect(formatMoney(money(-100000000, 'USD'), format)).to.equal('-$1,000,000');
    expect(formatMoney(money(1000, 'JPY'), format)).to.equal('¥1,000');
    expect(formatMoney(money(2400, 'USD'), { isZeroFractionTrimmed: false })).to.equal('$24.00');
  });

  it('takes other separators', () => {
    const amount = money(123456789, 'EUR');
    expect(formatMoney(amount, { separators: { thousands: '.', decimal: ',' } })).to.equal('€1.234.567,89');
    expect(formatMoney(amount, { separators: { thousands: '', decimal: '.' } })).to.equal('€1234567.89');
    expect(formatMoney(amount, { locale: 'de-DE', separators: { thousands: '’', decimal: '.' } })).to.equal(
      `1’234’567.89${NO_BREAK_SPACE}€`,
    );
  });

  it('prints the exact amount, whatever its size', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom(...CODES), (amountMinor, currency) => {
        fc.pre(currency !== 'JPY' || Math.abs(amountMinor) < 1e15);
        const printed = formatMoney(money(amountMinor, currency));
        const plain = printed.replaceAll(',', '').replace(/[^\d.-]/g, '');
        expect(plain).to.equal(decimalFromMinor(amountMinor + 0, currency));
        expect(/^\d{1,3}(,\d{3})*(\.\d\d)?$/.test(printed.replace(/^\D+/, '')), printed).to.equal(true);
      }),
    );
  });
});

describe('the money formatter', () => {
  for (const value of [
    undefined,
    null,
    2400,
    '24.00',
    {},
    { amountMinor: 24.5, currency: 'USD' },
    { amountMinor: 1, currency: 'XXX' },
  ]) {
    it(`refuses a value that is not money: ${typeof value} ${JSON.stringify(value)}`, () => {
      expect(failureOf(() => formatMoney(value as never))).to.contain('formatMoney: expected money');
    });
  }

  it('refuses more than 15 integer places', () => {
    expect(formatMoney(money(999_999_999_999_999, 'JPY'))).to.equal('¥999,999,999,999,999');
    expect(failureOf(() => formatMoney(money(1_000_000_000_000_000, 'JPY')))).to.contain(
      'at most 15 integer places',
    );
  });
});

describe("money in a locale's style", () => {
  for (const locale of LOCALES) {
    it(`matches Intl in ${locale}, with our digits and straight apostrophes, in all 27 currencies`, () => {
      // Otherwise Intl would answer for another locale, and we would agree on nothing.
      expect(Intl.NumberFormat.supportedLocalesOf(locale)).to.have.length(1);
      for (const currency of CODES) compareWithIntl(locale, currency);
    });
  }

  it('keeps the cents of COP and IDR, which Intl alone would drop', () => {
    expect(formatMoney(money(123456, 'COP'), { locale: 'en-US' })).to.contain('1,234.56');
    expect(formatMoney(money(123456, 'IDR'), { locale: 'en-US' })).to.contain('1,234.56');
  });

  it('matches the documented examples', () => {
    const show = (locale: string, currency: CurrencyCode) =>
      formatMoney(money(123456789, currency), { locale })
        .replace(/[\u200e\u200f\u2068\u2069]/g, '')
        .replace(/\s/g, ' ');
    expect(show('de-DE', 'EUR')).to.equal('1.234.567,89 €');
    expect(show('en-IN', 'INR')).to.equal('₹12,34,567.89');
    expect(show('hi-IN', 'INR')).to.equal('₹12,34,567.89');
    expect(show('fr-FR', 'EUR')).to.equal('1 234 567,89 €');
    expect(show('ja-JP', 'JPY')).to.equal('￥123,456,789');
    expect(show('ar-EG', 'USD')).to.contain('١٬٢٣٤٬٥٦٧٫٨٩');
  });

  for (const locale of ['', 'en_US', 'not a locale', 'x', 'zz-ZZ']) {
    it(`falls back to en-US for an invalid locale: ${JSON.stringify(locale)}`, () => {
      expect(formatMoney(money(123456, 'EUR'), { locale })).to.equal('€1,234.56');
    });
  }

  it('stays correct with more styles than the cache holds', () => {
    for (let region = 0; region < 300; region++) {
      const locale = `de-DE-x-shop${region}`;
      expect(formatMoney(money(123456, 'EUR'), { locale })).to.equal(`1.234,56${NO_BREAK_SPACE}€`);
    }
    compareWithIntl('en-US', 'USD');
  });
});

/** Without direction marks and isolates, which the next tests are about. */
function bare(text: string): string {
  return text.replaceAll(/[\u200e\u200f\u2068\u2069]/g, '');
}

describe('money in a right-to-left language', () => {
  const RIGHT_TO_LEFT = ['ar', 'ar-EG', 'ar-u-nu-latn', 'he', 'fa-IR', 'ur-PK'];

  it('is isolated from the text around it, in no other language', () => {
    for (const locale of RIGHT_TO_LEFT) {
      expect(formatMoney(money(1900, 'USD'), { locale }), locale).to.match(/^\u2068[^\u2068]*\u2069$/);
      expect(formatMoney(money(-1900, 'EUR'), { locale }), locale).to.match(/^\u2068[^\u2068]*\u2069$/);
    }
    for (const locale of ['en-US', 'de', 'fr', 'ja', 'arn', 'heb-x', 'fax'])
      expect(formatMoney(money(1900, 'USD'), { locale }), locale).not.to.match(/[\u2066-\u2069]/);
  });

  for (const dir of ['rtl', 'ltr']) {
    for (const locale of RIGHT_TO_LEFT) {
      it(`keeps the letters of a symbol in order: ${locale} in ${dir} text`, () => {
        const host = document.createElement('p');
        host.dir = dir;
        for (const [currency, symbol] of [
          ['USD', 'US$'],
          ['AUD', 'AU$'],
          ['AUD', 'A$'],
          ['JPY', 'JP¥'],
          ['GBP', 'UK£'],
        ] as const) {
          for (const minor of [1900, -1900, 123_456_700]) {
            host.textContent = `سعر ${formatMoney(money(minor, currency), { locale })} لكل شهر، 5 قطع`;
            document.body.append(host);
            const at = host.textContent.indexOf(symbol);
            // Releases of the locale data have different symbols.
            if (at < 0) continue;
            const lefts = Array.from(symbol, (_, index) => leftOf(host.firstChild!, at + index));
            expect(lefts, `${currency} ${minor}`).to.deep.equal(lefts.toSorted((one, other) => one - other));
          }
        }
        host.remove();
      });
    }
  }

  it('puts the Arabic symbol to the left of the number', () => {
    const host = document.createElement('p');
    for (const dir of ['rtl', 'ltr']) {
      host.dir = dir;
      host.textContent = formatMoney(money(1900, 'USD'), { locale: 'ar-u-nu-latn' });
      document.body.append(host);
      const [symbol, digits] = ['US$', '19'].map((text) => host.textContent.indexOf(text));
      expect(leftOf(host.firstChild!, symbol!), dir).to.be.lessThan(leftOf(host.firstChild!, digits!));
      host.remove();
    }
  });
});

function leftOf(text: Node, at: number): number {
  const range = document.createRange();
  range.setStart(text, at);
  range.setEnd(text, at + 1);
  return range.getBoundingClientRect().left;
}

function compareWithIntl(locale: string, currency: CurrencyCode): void {
  const digits = currency === 'JPY' ? 0 : 2;
  const options = {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const;
  const straight = (text: string) => text.replaceAll('’', "'");
  const full = new Intl.NumberFormat(locale, options);
  const trimmed = new Intl.NumberFormat(locale, { ...options, trailingZeroDisplay: 'stripIfInteger' });
  for (let places = 1; places <= (digits === 0 ? 15 : 14); places++) {
    for (const sign of [1, -1]) {
      for (const cents of ['00', '07', '89']) {
        const amountMinor =
          sign * Number(`${'8123456789012'.slice(0, places - 1)}7${cents.slice(0, digits)}`);
        const text = decimalFromMinor(amountMinor, currency) as Intl.StringNumericLiteral;
        const print = (isZeroFractionTrimmed: boolean) =>
          bare(formatMoney(money(amountMinor, currency), { locale, isZeroFractionTrimmed }));
        expect(print(false), text).to.equal(bare(straight(full.format(text))));
        expect(print(true), text).to.equal(bare(straight(trimmed.format(text))));
      }
    }
  }
}
