import { expect } from '@open-wc/testing';
import { CURRENCIES, DEFAULT_CURRENCY, isCurrencyCode } from '../../../core/money/index.ts';

// Written out by hand, not taken from the table.
const DOCUMENTED =
  'EUR, USD, AUD, NOK, CAD, NZD, DKK, GBP, HKD, CHF, MXN, SGD, SEK, CZK, ILS, PHP, RUB, PLN, THB, MYR, ARS, BRL, COP, IDR, INR, JPY, ZAR';

describe('the currencies a store can sell in', () => {
  it('are the 27 listed ones and no other', () => {
    expect(Object.keys(CURRENCIES)).to.have.length(27).and.to.have.members(DOCUMENTED.split(', '));
  });

  it('have 2 fraction digits, except JPY with none', () => {
    for (const [code, { fractionDigits }] of Object.entries(CURRENCIES)) {
      expect(fractionDigits, code).to.equal(code === 'JPY' ? 0 : 2);
    }
  });

  it('default to USD', () => {
    expect(DEFAULT_CURRENCY).to.equal('USD');
  });

  it('are distinguished from anything else', () => {
    expect(isCurrencyCode('EUR')).to.equal(true);
    for (const other of ['eur', 'KWD', '', 'toString', '__proto__', null, undefined, 5, ['USD']]) {
      expect(isCurrencyCode(other), String(other)).to.equal(false);
    }
  });
});
