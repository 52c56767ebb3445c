import { PRODUCT_TYPES } from '../../../../core/enumerations/index.ts';
import { kindOfCode, KIND_RULES } from '../../../../core/offer/index.ts';
import { fieldOf, type FormValues } from '../../platform/http/read-form.ts';
import { readAmounts } from './amounts.ts';
import { centsIn } from './cents-in.ts';
import { seenIn, stockIn, valuesIn } from './draft.ts';
import type { ChangedVariant, EditedProduct } from './edited-product.ts';
import { countCombinations, type EditedOption, variantsOf } from './matrix.ts';
import { PRODUCT_LIMITS } from './product-limits.ts';
import { PRODUCT_TEXTS } from './texts.ts';
import type { ReadVariants, VariantParts } from './variant-parts.ts';

/** A variant, and the number of its row. */
interface Row {
  readonly index: number;
  readonly variant: ChangedVariant;
}

/**
 * Reads options and variants of a form: the rows of existing variants, and a new variant for each new combination of values.
 * @param values the posted controls
 * @param parts kind and current state of the product
 * Source: docs/behaviour/owner-pages.md §17.3
 */
export function readVariants(values: FormValues, parts: VariantParts): ReadVariants {
  const { productType, current, problems } = parts;
  if (productType === PRODUCT_TYPES['gift-card']) return readAmounts(values, parts);
  const rows = rowsIn(values, parts);
  const hasOptions = KIND_RULES[kindOfCode(productType)].prices === 'of-variants';
  const options = hasOptions ? optionsIn(values, problems) : [];
  if (countCombinations(options) > PRODUCT_LIMITS.variants)
    problems['options'] = PRODUCT_TEXTS.tooManyVariants;
  if (current !== undefined && rows.length === 0) problems['options'] = PRODUCT_TEXTS.noVariant;
  const before = {
    options: current?.options ?? [],
    stored: current?.variants ?? [],
    variants: rows.map(({ variant }) => variant),
  };
  const rowOf = new Map(rows.map(({ index, variant }) => [variant.previousSku ?? '', index]));
  if (problems['options'] !== undefined)
    return { options: before.options, variants: before.variants, rows: rows.map(({ index }) => index) };
  const first = before.variants[0];
  const variants = variantsOf(before, options, (attributes) => ({
    sku: '',
    attributes,
    image: null,
    priceCents: first?.priceCents ?? 0,
    salePriceCents: first?.salePriceCents ?? null,
    ...(first?.paymentCents !== undefined && { paymentCents: first.paymentCents }),
    // Every combination of a new product has the stock that the owner typed; what is added later is counted from 0.
    stock: current === undefined || first?.stock === null ? (first?.stock ?? 0) : 0,
  }));
  return {
    options: options.map(({ name }) => name),
    variants,
    rows: variants.map(({ previousSku }, index) =>
      current === undefined ? (index === 0 ? 0 : undefined) : rowOf.get(previousSku ?? '\0'),
    ),
  };
}

function rowsIn(values: FormValues, { productType, current, problems }: VariantParts): readonly Row[] {
  const rows: Row[] = [];
  const stored = new Map(current?.variants.map((variant) => [variant.sku, variant]));
  for (let index = 0; values[`variants.${index}.price`] !== undefined; index += 1) {
    const textOf = (name: string): string => fieldOf(values, `variants.${index}.${name}`).trim();
    const was = textOf('was');
    const old = stored.get(was);
    // A variant that was removed meanwhile, or that the owner removes.
    if ((current !== undefined && old === undefined) || textOf('remove') !== '') continue;
    const problem = (name: string, text: string): number => {
      problems[`variants.${index}.${name}`] = text;
      return 0;
    };
    const priceOf = (name: string): number | undefined => {
      if (textOf(name) === '') return undefined;
      return centsIn(textOf(name)) ?? problem(name, PRODUCT_TEXTS.badPrice);
    };
    const isEndless = KIND_RULES[kindOfCode(productType)].stock === 'endless';
    const stock = isEndless ? null : stockIn({ stock: textOf('stock'), unlimited: textOf('unlimited') });
    const seenStock = isEndless ? undefined : seenIn(textOf('seen'));
    const paymentCents = priceOf('payment');
    const variant: ChangedVariant = {
      sku: textOf('sku'),
      ...(old !== undefined && { previousSku: was }),
      attributes: old?.attributes ?? {},
      image: old?.image ?? null,
      priceCents: priceOf('price') ?? problem('price', PRODUCT_TEXTS.badPrice),
      salePriceCents: priceOf('salePrice') ?? null,
      ...(paymentCents !== undefined && { paymentCents }),
      stock: stock === undefined ? problem('stock', PRODUCT_TEXTS.badStock) : stock,
      ...(seenStock !== undefined && { seenStock }),
    };
    rows.push({ index, variant });
  }
  return rows;
}

function optionsIn(values: FormValues, problems: Record<string, string>): readonly EditedOption[] {
  const options: EditedOption[] = [];
  for (let index = 0; index < PRODUCT_LIMITS.options; index += 1) {
    const textOf = (name: string): string => fieldOf(values, `options.${index}.${name}`).trim();
    const [name, typed] = [textOf('name'), valuesIn(textOf('values'))];
    if (name === '' && typed.length === 0) continue;
    const isRepeated = new Set(typed).size < typed.length;
    if (name === '') problems[`options.${index}.name`] = PRODUCT_TEXTS.noName;
    if (typed.length === 0) problems[`options.${index}.values`] = PRODUCT_TEXTS.noValues;
    else if (isRepeated) problems[`options.${index}.values`] = PRODUCT_TEXTS.sameValue;
    options.push({ was: textOf('was'), name, values: [...new Set(typed)] });
  }
  return options;
}
