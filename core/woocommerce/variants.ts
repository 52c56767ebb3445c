import type { Stock } from '../offer/index.ts';
import { QUANTITY_LIMITS } from '../offer/index.ts';
import type { WooAttribute, WooProduct, WooVariation } from './answers.ts';
import { textOf } from './text-of.ts';

/** What a visitor can choose of a product. */
export interface WooVariant {
  /** As the page names it. */
  readonly sku: string;
  /** The product, or its variation. */
  readonly product: WooProduct;
  /** Option → value, in words. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The values that the variation leaves open, as requests write them. */
  readonly open: readonly { readonly attribute: string; readonly value: string }[];
}

/**
 * Lists the variants of a product. A variation may stand for every value of an attribute, and then makes a variant of each.
 * @param product the product
 * @param variations its variations, by their own documents; none for a simple product
 * Source: docs/behaviour/gateways.md §5.2
 */
export function variantsOf(product: WooProduct, variations: readonly WooProduct[]): readonly WooVariant[] {
  if (variations.length === 0) return [{ sku: nameOf(product, []), product, attributes: {}, open: [] }];
  return product.variations.flatMap((chosen) => {
    const variation = variations.find(({ id }) => id === chosen.id);
    if (!variation) return [];
    const name = nameOf(variation, [product, ...variations]);
    return choicesOf(product, chosen).map(({ attributes, open }) => ({
      sku: [name, ...open.map(({ value }) => value)].join('/'),
      ...{ product: variation, attributes, open },
    }));
  });
}

/** A variation without a SKU tells that of its product. */
function nameOf({ id, sku }: WooProduct, others: readonly WooProduct[]): string {
  const isOwn = sku !== '' && !others.some((other) => other.id !== id && other.sku === sku);
  return isOwn ? sku : String(id);
}

type Choice = Pick<WooVariant, 'attributes' | 'open'>;

function choicesOf({ attributes }: WooProduct, { attributes: values }: WooVariation): readonly Choice[] {
  return values.reduce<readonly Choice[]>(
    (choices, { name, value }) => {
      const attribute = attributes.find((one) => one.has_variations && one.name === name);
      const terms = attribute?.terms.filter(({ slug }) => value === null || slug === value) ?? [];
      const options = terms.length > 0 ? terms : [{ name: value ?? '', slug: value ?? '' }];
      return choices.flatMap((choice) =>
        options.map((term) => withTerm(choice, name, term, value === null && attribute)),
      );
    },
    [{ attributes: {}, open: [] }],
  );
}

function withTerm(
  choice: Choice,
  label: string,
  term: WooAttribute['terms'][number],
  open: WooAttribute | false | undefined,
): Choice {
  const attributes = { ...choice.attributes, [textOf(label)]: textOf(term.name) };
  if (!open) return { ...choice, attributes };
  return { attributes, open: [...choice.open, { attribute: open.taxonomy ?? open.name, value: term.slug }] };
}

/**
 * Reads the stock of a product or variation. The most that a cart may take is what is left, or 9999.
 * @param product its document
 * Source: docs/behaviour/gateways.md §5.3
 */
export function stockOf(product: WooProduct): Stock {
  const { maximum = product.low_stock_remaining } = product.add_to_cart;
  if (!product.is_in_stock || !product.is_purchasable) return { isUnlimited: false, quantity: 0 };
  return { isUnlimited: (maximum ?? 0) >= QUANTITY_LIMITS.max, quantity: maximum };
}
