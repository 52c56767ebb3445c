import { formatMoney, money } from '../../../../core/money/index.ts';
import { createTimeZones } from '../../../../engine/time/index.ts';
import { WEBSITE } from '../../../site/website.ts';
import { CURRENCY, toMoney } from '../../platform/shared/money.ts';
import { howManyRows } from '../../platform/shared/how-many.ts';
import { momentOf } from '../../platform/shared/moment-of.ts';
import type { Discount } from './discount.ts';

/** Texts of the pages of discount codes. Source: docs/behaviour/owner-pages.md §20 */
export const DISCOUNT_TEXTS = {
  codes: (count: number) => howManyRows(count, 'discount code', 'discount codes'),
  created: 'Discount code created.',
  saved: 'Discount code saved.',
  ended: 'Ended. Nobody can use the code anymore.',
  deleted: 'The discount code was deleted.',
  badCode: 'Use 3 to 50 letters, digits and hyphens, with a letter or digit at both ends.',
  giftCardLike: 'This looks like the code of a gift card. Please choose another one.',
  takenCode: 'There is already a discount with this code.',
  badPercent: 'Enter a whole number from 1 to 100.',
  badAmount: 'Enter an amount such as 5 or 12.50.',
  badCount: 'Enter a whole number from 1, or leave it empty.',
  badTime: 'Enter a date and a time, or leave it empty.',
  endsTooEarly: 'This must be later than the start.',
  nothingOff: 'Choose free shipping, or something to take off.',
  changed:
    'Someone else changed this code after you opened it. Your entries are still here: saving them replaces the change.',
  gone: 'Someone else deleted this code. What you entered is still here; saving it creates the code again.',
  now: (facts: string) => `Now it is: ${facts}.`,
  end: 'End',
  deleteCode: 'Delete',
  endedForGood:
    'Nobody can use it from now on. Carts that have it show that it has expired. You can give it a later end again.',
  deletedForGood: (uses: string) => `${uses}. Orders keep what it took off. This cannot be undone.`,
} as const;

const ZONE = createTimeZones().get(WEBSITE.timeZone);

/**
 * Writes a time as a control of the form has it.
 * @param atMs milliseconds since 1970; null for none
 * @returns local time of the site, `YYYY-MM-DDTHH:MM`; '' for none
 */
export function localText(atMs: number | null): string {
  return atMs === null ? '' : new Date(atMs + ZONE.offsetMs(atMs)).toISOString().slice(0, 16);
}

/**
 * Reads the same.
 * @param text local time of the site
 * @returns milliseconds since 1970; undefined for any other text
 */
export function readLocalText(text: string): number | undefined {
  if (!/^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/.test(text)) return undefined;
  const wallMs = Date.parse(`${text}Z`);
  // `Date` turns February 30 into March.
  if (Number.isNaN(wallMs) || !new Date(wallMs).toISOString().startsWith(text)) return undefined;
  return momentOf(wallMs, ZONE);
}

/**
 * Writes an amount as a control of the form has it.
 * @param cents integer cents
 */
export function centsText(cents: number): string {
  return toMoney(cents).value;
}

/**
 * Describes a discount.
 * @param discount which
 * @returns such as "10% off, free shipping, from $50.00, used 3 of 20 times"
 */
export function factsOf({ deduction, hasFreeShipping, minimumCents, uses, ...limits }: Discount): string {
  return [
    deduction && `${'percent' in deduction ? `${deduction.percent}%` : amount(deduction.amountCents)} off`,
    hasFreeShipping && 'free shipping',
    minimumCents > 0 && `from ${amount(minimumCents)}`,
    limits.maxUsesPerCustomer !== null && `${times(limits.maxUsesPerCustomer)} per customer`,
    usesText({ uses, maxUses: limits.maxUses }),
  ]
    .filter(Boolean)
    .join(', ');
}

/**
 * Says how often a discount has been used.
 * @param discount which
 */
export function usesText({ uses, maxUses }: Pick<Discount, 'uses' | 'maxUses'>): string {
  if (maxUses !== null) return `used ${uses} of ${times(maxUses)}`;
  return uses === 0 ? 'not used yet' : `used ${times(uses)}`;
}

function times(count: number): string {
  return count === 1 ? '1 time' : `${count.toLocaleString('en-US')} times`;
}

function amount(cents: number): string {
  return formatMoney(money(cents, CURRENCY));
}
