import { kindOfCode, KIND_RULES } from '../../../../core/offer/index.ts';
import { fieldOf, type FormValues } from '../../platform/http/read-form.ts';
import type { EditedStock } from '../catalogue/index.ts';
import { centsIn } from './cents-in.ts';
import { seenIn, stockIn } from './draft.ts';
import type { ChangedVariant } from './edited-product.ts';
import { PRODUCT_TEXTS } from './texts.ts';
import type { VariantParts } from './variant-parts.ts';

/** A variant, and the number of its row. */
export interface TypedVariant {
  readonly index: number;
  readonly variant: ChangedVariant;
}

/** The controls of a row. */
interface Row {
  readonly textOf: (part: string) => string;
  readonly fail: (part: string, problem: string) => void;
}

/**
 * Counts the rows of a form.
 * @param values its controls
 */
export function countRows(values: FormValues): number {
  let count = 0;
  while (values[`variants.${count}.price`] !== undefined) count += 1;
  return count;
}

/**
 * Reads the rows of variants, without those that the owner removes, and those that are deleted already.
 * @param values the posted controls
 * @param parts kind and current state of the product
 */
export function readRows(
  values: FormValues,
  { productType, current, problems }: VariantParts,
): readonly TypedVariant[] {
  const stored = new Map(current?.variants.map((variant) => [variant.sku, variant]));
  const isEndless = KIND_RULES[kindOfCode(productType)].stock === 'endless';
  return Array.from({ length: countRows(values) }, (_, index) => index).flatMap((index): TypedVariant[] => {
    const nameOf = (part: string): string => `variants.${index}.${part}`;
    const row: Row = {
      textOf: (part) => fieldOf(values, nameOf(part)).trim(),
      fail: (part, problem) => {
        problems[nameOf(part)] = problem;
      },
    };
    const old = stored.get(row.textOf('was'));
    const isGone = current !== undefined && old === undefined;
    if (isGone || row.textOf('remove') !== '') return [];
    const stock = isEndless ? { stock: null } : stockOf(row);
    return [{ index, variant: { ...identityOf(row, old), ...pricesOf(row), ...stock } }];
  });
}

function identityOf({ textOf }: Row, old: ChangedVariant | undefined) {
  const sku = textOf('sku');
  if (old === undefined) return { sku, attributes: {}, image: null };
  return { sku, previousSku: old.sku, attributes: old.attributes, image: old.image };
}

function pricesOf({ textOf, fail }: Row) {
  const priceOf = (part: string): number | undefined => {
    if (textOf(part) === '') return undefined;
    const cents = centsIn(textOf(part));
    if (cents === undefined) fail(part, PRODUCT_TEXTS.badPrice);
    return cents ?? 0;
  };
  const priceCents = priceOf('price');
  if (priceCents === undefined) fail('price', PRODUCT_TEXTS.badPrice);
  const paymentCents = priceOf('payment');
  return {
    priceCents: priceCents ?? 0,
    salePriceCents: priceOf('salePrice') ?? null,
    ...(paymentCents !== undefined && { paymentCents }),
  };
}

function stockOf({ textOf, fail }: Row): { readonly stock: EditedStock; readonly seenStock?: EditedStock } {
  const stock = stockIn({ stock: textOf('stock'), unlimited: textOf('unlimited') });
  if (stock === undefined) fail('stock', PRODUCT_TEXTS.badStock);
  const seenStock = seenIn(textOf('seen'));
  // Null is unlimited.
  return { stock: stock === undefined ? 0 : stock, ...(seenStock !== undefined && { seenStock }) };
}
