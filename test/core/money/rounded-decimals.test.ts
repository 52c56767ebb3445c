import { expect } from '@open-wc/testing';
import { type Decimal, roundDecimal, type RoundingMode } from '../../../core/money/index.ts';

function decimal(text: string): Decimal {
  const [integer = '', fraction = ''] = text.replace('-', '').split('.');
  return { isNegative: text.startsWith('-'), integer, fraction };
}

function round(text: string, places: number, mode: RoundingMode): string {
  const { isNegative, integer, fraction } = roundDecimal(decimal(text), places, mode);
  return `${isNegative ? '-' : ''}${integer}${fraction && `.${fraction}`}`;
}

const NUMBERS = ['1.1', '1.5', '2.5', '2.51', '-1.1', '-1.5', '-2.5', '9.9'];

describe('rounding', () => {
  for (const [mode, ...rounded] of [
    ['up', '2', '2', '3', '3', '-2', '-2', '-3', '10'],
    ['down', '1', '1', '2', '2', '-1', '-1', '-2', '9'],
    ['ceiling', '2', '2', '3', '3', '-1', '-1', '-2', '10'],
    ['floor', '1', '1', '2', '2', '-2', '-2', '-3', '9'],
    ['half-up', '1', '2', '3', '3', '-1', '-2', '-3', '10'],
    ['half-down', '1', '1', '2', '3', '-1', '-1', '-2', '10'],
    ['half-even', '1', '2', '2', '3', '-1', '-2', '-2', '10'],
  ] as const) {
    it(`rounds to a whole number, ${mode}`, () => {
      expect(NUMBERS.map((text) => round(text, 0, mode))).to.deep.equal(rounded);
    });
  }

  for (const [text, places, rounded] of [
    ['1.005', 2, '1.00'],
    ['1.015', 2, '1.02'],
    ['0.995', 2, '1.00'],
    ['99999999999999999999.995', 2, '100000000000000000000.00'],
    ['1.5', 3, '1.5'],
    ['1.50', 2, '1.50'],
    ['1250', -2, '1200'],
    ['1350', -2, '1400'],
    ['950', -2, '1000'],
    ['5', -1, '0'],
    ['6', -1, '10'],
    ['6', -3, '0'],
    ['0', -2, '0'],
  ] as const) {
    it(`rounds to ${places} places: ${text} is ${rounded}`, () => {
      expect(round(text, places, 'half-even')).to.equal(rounded);
    });
  }
});
