import { parseMajorUnits } from '../../../../core/money/index.ts';
import { CURRENCY } from '../../platform/shared/money.ts';

/**
 * Reads a price that the owner typed.
 * @param text such as "18", "18.00", "$1,800.00"
 * @returns in cents; undefined if it is none
 */
export function centsIn(text: string): number | undefined {
  const match = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?$/.exec(text.trim());
  if (match === null) return undefined;
  const [, whole = '', fraction = ''] = match;
  return parseMajorUnits(whole.replaceAll(',', '') + fraction, CURRENCY)?.amountMinor;
}
