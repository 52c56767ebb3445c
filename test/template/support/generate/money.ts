import type { Choices } from './choices.ts';
import type { Thing } from './thing.ts';
import { decimal } from './values.ts';

const CURRENCIES = ['USD', 'USD', 'EUR', 'JPY', 'KWD', 'GBP', 'CAD', 'CHF', 'ZZZ', ''] as const;

/** An amount of money, in either form. */
export function money(choices: Choices): Thing {
  const [value, currency] = [decimal(choices), choices.one(CURRENCIES)];
  return choices.chance(75) ? { value, currency } : { decimalValue: value, currencyCode: currency };
}

/** An amount of money as products hold it, most in dollars. */
export function amount(choices: Choices): Thing {
  return { value: decimal(choices), currency: choices.chance(85) ? 'USD' : choices.one(CURRENCIES) };
}
