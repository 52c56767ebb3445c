import type { PlainFormatter } from '../../run/area.ts';
import { toText } from '../../values/convert.ts';
import { escapeAttribute, escapeIfStrict } from '../../values/escape.ts';
import { fieldOf } from '../../values/path.ts';
import { merchandisingOf } from './merchandising.ts';
import { isOnSale, isSoldOut } from './offer.ts';
import { TEXTS } from './strings.ts';
import { textOf } from './texts.ts';

/** product-status: sold out, or on sale. Source: docs/behaviour/template-markup.md §5.1 */
export const productStatus: PlainFormatter = (_args, { isStrict }) => {
  const escape = escapeIfStrict(isStrict);
  return {
    scoped: (value, scope) => {
      if (isSoldOut(value)) {
        const hasId = toText(fieldOf(value, 'id')) !== '';
        const own = hasId ? toText(fieldOf(merchandisingOf(scope, value), 'customSoldOutText')) : '';
        return `<div class="product-mark sold-out">${escapeAttribute(own || textOf(scope, TEXTS.soldOut))}</div>`;
      }
      if (!isOnSale(value)) return undefined;
      return `<div class="product-mark sale">${escape(textOf(scope, TEXTS.sale))}</div>`;
    },
  };
};
