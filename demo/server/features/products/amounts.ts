import { ownValue } from '../../../../core/json/index.ts';
import { formatMoney, money } from '../../../../core/money/index.ts';
import { fieldOf, type FormValues } from '../../platform/http/read-form.ts';
import { CURRENCY } from '../../platform/shared/money.ts';
import { centsIn } from './cents-in.ts';
import type { ChangedVariant } from './edited-product.ts';
import { DENOMINATION } from './product-limits.ts';
import { PRODUCT_TEXTS } from './texts.ts';
import type { ReadVariants, VariantParts } from './variant-parts.ts';

/**
 * Reads the amounts of a gift card: a variant for each, which never runs out.
 * @param values the posted controls
 * @param parts the current state of the product
 * Source: docs/behaviour/owner-pages.md §17.3
 */
export function readAmounts(values: FormValues, { current, problems }: VariantParts): ReadVariants {
  const cents = fieldOf(values, 'amounts')
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(centsIn);
  const known = cents.filter((amount): amount is number => amount !== undefined && amount > 0);
  if (cents.length === 0) problems['amounts'] = PRODUCT_TEXTS.noAmounts;
  else if (known.length < cents.length) problems['amounts'] = PRODUCT_TEXTS.badPrice;
  const [option = DENOMINATION] = current?.options ?? [];
  const variants = [...new Set(known)].map((priceCents): ChangedVariant => {
    const old = current?.variants.find((variant) => variant.priceCents === priceCents);
    const value = (old && ownValue(old.attributes, option)) ?? amountText(priceCents);
    return {
      ...(old ?? { sku: '', image: null, priceCents, salePriceCents: null, stock: null }),
      // One that was imported may have no value, or more of them.
      attributes: { [option]: value },
    };
  });
  return { options: [option], variants, rows: variants.map(() => undefined) };
}

/**
 * Names an amount without zeros: "$25".
 * @param cents integer cents
 */
export function amountText(cents: number): string {
  return formatMoney(money(cents, CURRENCY), { locale: 'en-US' }).replace(/\.00$/, '');
}
