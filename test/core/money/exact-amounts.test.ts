import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  CURRENCIES,
  decimalFromMinor,
  isMoney,
  minorFromDecimal,
  minorFromPrecision,
  money,
  multiplyMoney,
  parseMajorUnits,
  sumMoney,
  type CurrencyCode,
} from '../../../core/money/index.ts';
import { failureOf } from './failure-of.ts';

const anyCurrency = fc.constantFrom(...(Object.keys(CURRENCIES) as CurrencyCode[]));
const anyAmount = fc.maxSafeInteger();
const isSafe = (amount: bigint) => amount >= -(2n ** 53n - 1n) && amount <= 2n ** 53n - 1n;

describe('money', () => {
  it('is a safe integer of minor units with a currency of the table', () => {
    expect(isMoney(money(-1050, 'USD'))).to.equal(true);
    for (const other of [
      undefined,
      null,
      1050,
      '10.50',
      [],
      {},
      { amountMinor: 1050 },
      { amountMinor: 10.5, currency: 'USD' },
      { amountMinor: 2 ** 53, currency: 'USD' },
      { amountMinor: Number.NaN, currency: 'USD' },
      { amountMinor: '1050', currency: 'USD' },
      { amountMinor: 1050, currency: 'KWD' },
    ]) {
      expect(isMoney(other), JSON.stringify(other)).to.equal(false);
    }
  });

  it('cannot be created from a fraction, an unsafe integer or an unknown currency', () => {
    expect(failureOf(() => money(0.5, 'USD'))).to.contain('money: expected a safe integer');
    expect(failureOf(() => money(2 ** 53, 'USD'))).to.contain('money: expected a safe integer');
    expect(failureOf(() => money(1, 'XXX' as CurrencyCode))).to.contain(
      'money: expected a supported currency',
    );
  });

  it('has no minus zero', () => {
    expect(Object.is(money(-0, 'USD').amountMinor, 0)).to.equal(true);
  });
});

describe('a decimal text in major units', () => {
  for (const [text, currency, amountMinor] of [
    ['10.00', 'USD', 1000],
    ['1000', 'JPY', 1000],
    ['0.1', 'EUR', 10],
    ['-0.05', 'EUR', -5],
    ['-0.00', 'EUR', 0],
    ['007.5', 'EUR', 750],
    ['1.15', 'USD', 115],
    ['90071992547409.91', 'COP', Number.MAX_SAFE_INTEGER],
  ] as const) {
    it(`${text} ${currency} is ${amountMinor} minor units`, () => {
      expect(minorFromDecimal(text, currency)).to.equal(amountMinor);
      expect(parseMajorUnits(text, currency)).to.deep.equal({ amountMinor, currency });
    });
  }

  for (const [text, currency, amountMinor] of [
    ['1.005', 'USD', 101],
    ['-1.005', 'USD', -101],
    ['1.0049999999999999999', 'USD', 100],
    ['1.0050000000000000001', 'USD', 101],
    ['0.004', 'USD', 0],
    ['999.5', 'JPY', 1000],
    ['-0.5', 'JPY', -1],
  ] as const) {
    it(`rounds surplus digits half away from zero: ${text} ${currency} is ${amountMinor}`, () => {
      expect(minorFromDecimal(text, currency)).to.equal(amountMinor);
    });
  }

  for (const text of [
    '',
    ' 1',
    '1 ',
    'ten',
    '1,000.00',
    '1.',
    '.5',
    '+1',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '--1',
    '1.2.3',
    '١',
  ]) {
    it(`throws for a programmer, and is null in a document: ${JSON.stringify(text)}`, () => {
      expect(failureOf(() => minorFromDecimal(text, 'USD'))).to.contain(
        'minorFromDecimal: expected a decimal number',
      );
      expect(parseMajorUnits(text, 'USD')).to.equal(undefined);
    });
  }

  it('is refused above the safe integers and above 15 integer places, however long', () => {
    for (const text of ['90071992547409.92', '1000000000000000', '9'.repeat(1_000_000)]) {
      expect(failureOf(() => minorFromDecimal(text, 'USD'))).to.contain('in range');
      expect(parseMajorUnits(text, 'USD')).to.equal(undefined);
    }
    expect(minorFromDecimal('999999999999999', 'JPY')).to.equal(999_999_999_999_999);
    expect(failureOf(() => minorFromDecimal('1000000000000000', 'JPY'))).to.contain('in range');
  });

  it('accepts any JSON of a document without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (text, currency) => {
        const parsed = parseMajorUnits(text, currency);
        expect(parsed === undefined || isMoney(parsed)).to.equal(true);
      }),
    );
    expect(parseMajorUnits(10, 'USD')).to.equal(undefined);
    expect(parseMajorUnits('10.00', 'usd')).to.equal(undefined);
  });

  it('round-trips for every amount', () => {
    fc.assert(
      fc.property(anyAmount, anyCurrency, (amountMinor, currency) => {
        fc.pre(currency !== 'JPY' || Math.abs(amountMinor) < 1e15);
        expect(minorFromDecimal(decimalFromMinor(amountMinor, currency), currency)).to.equal(amountMinor + 0);
      }),
    );
  });

  it('rounds like integer arithmetic', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.bigInt(0n, 10n ** 12n),
        fc.integer({ min: 0, max: 12 }),
        (isNegative, digits, places) => {
          const text = String(digits).padStart(places + 1, '0');
          const point = text.length - places;
          const decimal = `${isNegative ? '-' : ''}${text.slice(0, point)}${places > 0 ? `.${text.slice(point)}` : ''}`;
          const scale = 10n ** BigInt(places);
          const magnitude = (2n * digits * 100n + scale) / (2n * scale);
          fc.pre(isSafe(magnitude));
          expect(minorFromDecimal(decimal, 'EUR')).to.equal(Number(isNegative ? -magnitude : magnitude));
        },
      ),
    );
  });
});

describe('an amount with the same precision in every currency', () => {
  for (const [amount, precision, currency, amountMinor] of [
    [1999, 2, 'USD', 1999],
    [100_000, 2, 'JPY', 1000],
    [149, 2, 'JPY', 1],
    [150, 2, 'JPY', 2],
    [-150, 2, 'JPY', -2],
    [5, 2, 'EUR', 5],
    [-5, 3, 'EUR', -1],
    [5, 3, 'EUR', 1],
    [4, 3, 'EUR', 0],
    [19, 0, 'EUR', 1900],
    [-0, 2, 'EUR', 0],
    [1, 20, 'EUR', 0],
    [Number.MAX_SAFE_INTEGER, 2, 'USD', Number.MAX_SAFE_INTEGER],
  ] as const)
    it(`${amount} with ${precision} digits is ${amountMinor} of ${currency}`, () => {
      expect(Object.is(minorFromPrecision(amount, precision, currency), amountMinor)).to.equal(true);
    });

  for (const [amount, precision, currency, expected] of [
    [0.5, 2, 'USD', 'a safe integer'],
    [Number.NaN, 2, 'USD', 'a safe integer'],
    [2 ** 53, 2, 'USD', 'a safe integer'],
    ['1', 2, 'USD', 'a safe integer'],
    [1, -1, 'USD', 'a precision'],
    [1, 1.5, 'USD', 'a precision'],
    [1, 21, 'USD', 'a precision'],
    [1, undefined, 'USD', 'a precision'],
    [1, 2, 'usd', 'a supported currency'],
    [Number.MAX_SAFE_INTEGER, 0, 'USD', 'in range'],
  ] as const)
    it(`refuses ${String(amount)} with ${String(precision)} digits of ${currency}`, () => {
      const convert = minorFromPrecision as (...parts: readonly unknown[]) => number;
      expect(failureOf(() => convert(amount, precision, currency))).to.contain(expected);
    });

  it('is exact for every amount', () => {
    fc.assert(
      fc.property(anyAmount, fc.integer({ min: 0, max: 20 }), (amount, precision) => {
        const scale = 10n ** BigInt(precision);
        const magnitude = (2n * BigInt(Math.abs(amount)) * 100n + scale) / (2n * scale);
        fc.pre(isSafe(magnitude));
        const amountMinor = Number(amount < 0 ? -magnitude : magnitude);
        expect(minorFromPrecision(amount, precision, 'EUR')).to.equal(amountMinor);
      }),
    );
  });
});

describe('minor units as decimal text', () => {
  for (const [amountMinor, currency, text] of [
    [1000, 'USD', '10.00'],
    [5, 'USD', '0.05'],
    [-5, 'USD', '-0.05'],
    [-12345, 'IDR', '-123.45'],
    [0, 'EUR', '0.00'],
    [1000, 'JPY', '1000'],
    [Number.MIN_SAFE_INTEGER, 'USD', '-90071992547409.91'],
  ] as const) {
    it(`${amountMinor} ${currency} is ${text}`, () => {
      expect(decimalFromMinor(amountMinor, currency)).to.equal(text);
    });
  }

  it('throw for a fraction', () => {
    expect(failureOf(() => decimalFromMinor(0.1, 'USD'))).to.contain('a safe integer');
  });
});

describe('sums and products', () => {
  it('are exact or refused', () => {
    fc.assert(
      fc.property(fc.array(anyAmount, { maxLength: 8 }), (amounts) => {
        const exact = amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);
        const add = () =>
          sumMoney(
            amounts.map((amount) => money(amount, 'SEK')),
            'SEK',
          );
        if (isSafe(exact)) expect(add()).to.deep.equal({ amountMinor: Number(exact), currency: 'SEK' });
        else expect(failureOf(add)).to.contain('a safe integer');
      }),
    );
    fc.assert(
      fc.property(anyAmount, fc.oneof(fc.integer({ min: 0, max: 9999 }), anyAmount), (amount, quantity) => {
        const exact = BigInt(amount) * BigInt(quantity);
        const multiply = () => multiplyMoney(money(amount, 'EUR'), quantity);
        if (isSafe(exact)) expect(multiply()).to.deep.equal({ amountMinor: Number(exact), currency: 'EUR' });
        else expect(failureOf(multiply)).to.contain('a safe integer');
      }),
    );
  });

  it('of an empty list are zero', () => {
    expect(sumMoney([], 'JPY')).to.deep.equal({ amountMinor: 0, currency: 'JPY' });
  });

  it('never mix currencies', () => {
    expect(failureOf(() => sumMoney([money(1, 'USD'), money(1, 'CAD')], 'USD'))).to.contain('amounts in USD');
  });

  it('accept only money and whole quantities', () => {
    expect(failureOf(() => sumMoney([money(1, 'USD')], undefined as never))).to.equal(
      'sumMoney: expected the currency of the sum as second argument, such as "USD", got undefined',
    );
    expect(failureOf(() => sumMoney([5 as never], 'USD'))).to.contain('expected money');
    expect(failureOf(() => multiplyMoney(5 as never, 1))).to.contain('expected money');
    expect(failureOf(() => multiplyMoney(money(5, 'USD'), 1.5))).to.contain('a whole quantity');
  });
});
