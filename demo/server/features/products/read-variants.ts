import { PRODUCT_TYPES } from '../../../../core/enumerations/index.ts';
import { kindOfCode, KIND_RULES } from '../../../../core/offer/index.ts';
import { fieldOf, type FormValues } from '../../platform/http/read-form.ts';
import { readAmounts } from './amounts.ts';
import { valuesIn } from './draft.ts';
import type { ChangedVariant } from './edited-product.ts';
import { countCombinations, type EditedOption, variantsOf } from './matrix.ts';
import { PRODUCT_LIMITS } from './product-limits.ts';
import { readRows } from './read-rows.ts';
import { PRODUCT_TEXTS } from './texts.ts';
import type { ReadVariants, VariantParts } from './variant-parts.ts';

/**
 * Reads options and variants of a form: the rows of existing variants, and a new variant for each new combination of values.
 * @param values the posted controls
 * @param parts kind and current state of the product
 * Source: docs/behaviour/owner-pages.md §17.3
 */
export function readVariants(values: FormValues, parts: VariantParts): ReadVariants {
  const { productType, current, problems } = parts;
  if (productType === PRODUCT_TYPES['gift-card']) return readAmounts(values, parts);
  const rows = readRows(values, parts);
  const hasOptions = KIND_RULES[kindOfCode(productType)].prices === 'of-variants';
  const options = hasOptions ? readOptions(values, problems) : [];
  if (rows.length === 0) problems['options'] = PRODUCT_TEXTS.noVariant;
  if (countCombinations(options) > PRODUCT_LIMITS.variants)
    problems['options'] = PRODUCT_TEXTS.tooManyVariants;
  const typed = rows.map(({ variant }) => variant);
  if (problems['options'] !== undefined)
    return { options: [], variants: typed, rows: rows.map(({ index }) => index) };
  const before = { options: current?.options ?? [], stored: current?.variants ?? [], variants: typed };
  const variants = variantsOf(before, options, createAs(typed[0], current === undefined));
  const rowOf = new Map(rows.map(({ index, variant }) => [variant.previousSku, index]));
  return {
    options: options.map(({ name }) => name),
    variants,
    // Only the first variant of a new product has a row.
    rows: variants.map(({ previousSku }, index) =>
      current === undefined && index > 0 ? undefined : rowOf.get(previousSku),
    ),
  };
}

/** Every combination of a new product has the stock that the owner typed; what is added later is counted from 0. */
function createAs(
  first: ChangedVariant | undefined,
  isNew: boolean,
): (attributes: ChangedVariant['attributes']) => ChangedVariant {
  const { priceCents = 0, salePriceCents = null, paymentCents, stock = 0 } = first ?? {};
  return (attributes) => ({
    sku: '',
    attributes,
    image: null,
    priceCents,
    salePriceCents,
    ...(paymentCents !== undefined && { paymentCents }),
    stock: isNew || stock === null ? stock : 0,
  });
}

function readOptions(values: FormValues, problems: Record<string, string>): readonly EditedOption[] {
  const options: EditedOption[] = [];
  for (let index = 0; index < PRODUCT_LIMITS.options; index += 1) {
    const nameOf = (part: string): string => `options.${index}.${part}`;
    const textOf = (part: string): string => fieldOf(values, nameOf(part)).trim();
    const [name, typed] = [textOf('name'), valuesIn(textOf('values'))];
    if (name === '' && typed.length === 0) continue;
    if (name === '') problems[nameOf('name')] = PRODUCT_TEXTS.noName;
    const unique = [...new Set(typed)];
    if (unique.length < typed.length) problems[nameOf('values')] = PRODUCT_TEXTS.sameValue;
    if (unique.length === 0) problems[nameOf('values')] = PRODUCT_TEXTS.noValues;
    options.push({ was: textOf('was'), name, values: unique });
  }
  return options;
}
