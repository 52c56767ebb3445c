import { decimalFromCents } from '../../../../core/money/index.ts';
import type { Format, PlainFormatter } from '../../run/area.ts';
import { toNumber } from '../../values/convert.ts';
import { fieldOf } from '../../values/path.ts';
import { moneyWriter, nativeMoney } from './money-text.ts';
import { DEPRECATED } from './strings.ts';

/** cart-quantity: the number of items in the cart. Source: docs/behaviour/template-markup.md §5.3 */
export const cartQuantity: PlainFormatter = () => (value) => {
  const entries = fieldOf(value, 'entries');
  let quantity = 0;
  if (Array.isArray(entries)) for (const entry of entries) quantity += toNumber(fieldOf(entry, 'quantity'));
  return `<span class="sqs-cart-quantity">${quantity}</span>`;
};

/**
 * cart-subtotal: the subtotal of the cart; deprecated in the existing engine.
 * Source: docs/behaviour/template-markup.md §5.3
 */
export const cartSubtotal: PlainFormatter = (_args, { isStrict }) => {
  if (!isStrict) return deprecated;
  return {
    scoped: (value, scope) => {
      const amount = {
        value: decimalFromCents(toNumber(fieldOf(value, 'subtotalCents'))) || '0',
        currency: scope.run.currency ?? scope.run.locale?.regionCurrency ?? '',
      };
      const text = moneyWriter(scope, {}, isStrict)(amount) || nativeMoney(amount);
      return `<span class="sqs-cart-subtotal">${text}</span>`;
    },
  };
};

const deprecated: Format = () => DEPRECATED;

/** cart-url: the URL of the cart page. Source: docs/behaviour/template-markup.md §5.3 */
export const cartUrl: PlainFormatter = () => () => '/cart';
