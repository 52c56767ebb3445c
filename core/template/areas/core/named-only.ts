import type { Formatter } from '../../run/area.ts';
import { toNumber } from '../../values/convert.ts';

/** {x|unit} and others that the existing engine knows by name only. Source: template language §9. */
export const unchanged: Formatter = () => (value) => value;

/** {x|money-format}: nothing, or in strict mode cents as "123.45". Source: template language §9, §16.18. */
export const moneyFormat: Formatter = (args, tools) =>
  tools.isStrict ? formatCents : unchanged(args, tools);

/** {x|money-string}: nothing, or in strict mode cents in the element that site scripts convert. Source: template language §9, §16.18. */
export const moneyString: Formatter = (args, tools) =>
  tools.isStrict ? (value) => wrap(formatCents(value)) : unchanged(args, tools);

function wrap(amount: string): string {
  return amount && `<span class="sqs-money-native">${amount}</span>`;
}

/** Garbage is no price, so it prints nothing; nor does what is neither number nor text. */
function formatCents(value: unknown): string {
  if (typeof value !== 'number' && typeof value !== 'string') return '';
  const cents = toNumber(value);
  return Number.isFinite(cents) ? (cents / 100).toFixed(2) : '';
}
