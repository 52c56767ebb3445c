import { decimalFromCents } from '../../../../core/money/index.ts';
import type { Format, PlainFormatter } from '../../run/area.ts';
import { toNumber } from '../../values/convert.ts';

const asItIs: Format = (value) => value;

/** {x|unit} and others that the existing engine has in name only. Source: docs/behaviour/template-language.md §9. */
export const unchanged: PlainFormatter = () => asItIs;

/** {x|money-format}: nothing, or in strict mode cents as "123.45". Source: docs/behaviour/template-language.md §9, §15.4. */
export const moneyFormat: PlainFormatter = (_args, { isStrict }) => (isStrict ? formatCents : asItIs);

/**
 * {x|money-string}: nothing, or in strict mode cents in the element that the site's scripts convert.
 * Source: docs/behaviour/template-language.md §9, §15.4
 */
export const moneyString: PlainFormatter = (_args, { isStrict }) => (isStrict ? wrapCents : asItIs);

function wrapCents(value: unknown): string {
  const amount = formatCents(value);
  return amount && `<span class="sqs-money-native">${amount}</span>`;
}

/** Garbage is not a price, so it prints nothing, like anything that is neither a number nor text. */
function formatCents(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? decimalFromCents(toNumber(value)) : '';
}
