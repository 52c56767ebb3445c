import type { EditedProduct } from '../products/index.ts';

/** Variants that can have a picture together: those with one value, or a single one. */
export interface VariantChoice {
  readonly value: string;
  readonly text: string;
  readonly skus: readonly string[];
}

type Optioned = Pick<EditedProduct, 'options' | 'variants'>;

/** The choice of a picture whose variants are none of the other choices. */
export const AS_IS = 'as-is';

const SINGLE = 'sku.';

/**
 * Lists what a picture of a product can be assigned to. With one option each value is a variant.
 * @param product the product
 */
export function variantChoices({ options, variants }: Optioned): readonly VariantChoice[] {
  const ofValues = options.flatMap((option, index): VariantChoice[] => {
    const values = [...new Set(variants.map(({ attributes }) => attributes[option] ?? ''))];
    return values.map((value) => ({
      value: `option.${index}.${value}`,
      text: `${option}: ${value}`,
      skus: variants.filter(({ attributes }) => attributes[option] === value).map(({ sku }) => sku),
    }));
  });
  if (options.length < 2) return ofValues;
  const single = variants.map(({ sku, attributes }) => ({
    value: SINGLE + sku,
    text: options.map((option) => attributes[option] ?? '').join(' / '),
    skus: [sku],
  }));
  return [...ofValues, ...single];
}

/**
 * Lists the variants that have a picture.
 * @param product the product
 * @param assetUrl the URL of the picture
 */
export function skusWith({ variants }: Optioned, assetUrl: string): readonly string[] {
  return variants.filter(({ image }) => image?.assetUrl === assetUrl).map(({ sku }) => sku);
}

/**
 * Finds the choice of a picture.
 * @param product the product
 * @param choices of the product
 * @param assetUrl the URL of the picture
 * @returns '' without variants, `as-is` for variants that are none of the choices
 */
export function choiceOf(product: Optioned, choices: readonly VariantChoice[], assetUrl: string): string {
  const skus = skusWith(product, assetUrl);
  if (skus.length === 0) return '';
  const same = choices.find((choice) => choice.skus.join('\n') === skus.join('\n'));
  return same?.value ?? AS_IS;
}

/** A picture, and which variants it is for. */
interface Assigned {
  readonly assetUrl: string;
  readonly choice: string;
}

/**
 * Finds the picture of each variant: the one for this variant alone, otherwise the first that it belongs to.
 * @param product the product
 * @param pictures in their order
 * @returns URLs by sku
 * Source: docs/behaviour/owner-pages.md §24.3
 */
export function picturesOfVariants(
  product: Optioned,
  pictures: readonly Assigned[],
): ReadonlyMap<string, string> {
  const choices = new Map(variantChoices(product).map(({ value, skus }) => [value, skus]));
  const found = new Map<string, string>();
  const isSingle = ({ choice }: Assigned): boolean => choice.startsWith(SINGLE);
  const singleFirst = [...pictures.filter(isSingle), ...pictures.filter((one) => !isSingle(one))];
  for (const { assetUrl, choice } of singleFirst) {
    const skus = choice === AS_IS ? skusWith(product, assetUrl) : (choices.get(choice) ?? []);
    for (const sku of skus) if (!found.has(sku)) found.set(sku, assetUrl);
  }
  return found;
}
