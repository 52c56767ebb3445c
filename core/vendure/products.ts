import { FAILURE_KINDS } from '../errors/index.ts';
import { refuse } from '../gateway-kit/index.ts';
import type { Stock } from '../offer/index.ts';
import type { ProductItem, VariantItem } from '../product/index.ts';
import { decimalOf } from './amounts.ts';
import type { ShopApi } from './shop-api.ts';

/** A picture. */
export interface Asset {
  readonly preview: string;
}

/** A value of an option. */
export interface ChosenOption {
  readonly name: string;
  readonly group: { readonly name: string };
}

/** A variant, as the query below asks for it. */
interface ShopVariant {
  readonly id: string;
  readonly sku: string;
  readonly priceWithTax: number;
  readonly currencyCode: string;
  readonly stockLevel: string;
  readonly options: readonly ChosenOption[];
  readonly featuredAsset: Asset | null;
}

/** A product, as the query below asks for it. */
export interface ShopProduct {
  readonly slug: string;
  readonly name: string;
  readonly featuredAsset: Asset | null;
  readonly optionGroups: readonly { readonly name: string }[];
  readonly variants: readonly ShopVariant[];
}

/** The name and value of options. */
export const OPTIONS = 'options { name group { name } }';
export const ASSET = 'featuredAsset { preview }';

export const PRODUCT = `slug name ${ASSET} optionGroups { name }
variants { id sku priceWithTax currencyCode stockLevel ${OPTIONS} ${ASSET} }`;
/** A store whose ids are UUIDs may refuse to look for other texts. */
export const IS_ID = /^(\d+|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i;

/** Vendure's way to say that a stock is not tracked, where a store tells numbers. */
const UNLIMITED = Number.MAX_SAFE_INTEGER;
const SOLD_OUT = 'OUT_OF_STOCK';
const IS_NUMBER = /^-?\d+$/;

/** Which product, and what of it. */
interface ProductCall {
  /** Its slug or id. */
  readonly itemId: string;
  readonly fields?: string;
  readonly signal: AbortSignal;
}

/**
 * Reads a product.
 * @param ask asks the Shop API
 * @param call which; by default the fields of `ShopProduct`
 * @throws StorefrontError "not-found" for an unknown one
 */
export async function readProduct(
  ask: ShopApi,
  { itemId, fields = PRODUCT, signal }: ProductCall,
): Promise<ShopProduct> {
  const query = `query ($id: ID, $slug: String) { product(id: $id, slug: $slug) { ${fields} } }`;
  const find = async (variables: Readonly<Record<string, string>>) => {
    const answer = await ask({ query, variables, signal });
    return (answer as { readonly product: ShopProduct | null }).product;
  };
  const bySlug = await find({ slug: itemId });
  const found = bySlug ?? (IS_ID.test(itemId) ? await find({ id: itemId }) : null);
  return found ?? refuse(FAILURE_KINDS.notFound);
}

/**
 * Describes a product as documents do.
 * @param product as Vendure answers it
 * @param precision the decimals of its prices
 * Source: docs/behaviour/gateways.md §2.2
 */
export function itemOf(product: ShopProduct, precision: number): ProductItem {
  const priceOf = ({ priceWithTax, currencyCode: currency }: ShopVariant) => ({
    priceMoney: { value: decimalOf(priceWithTax, precision), currency },
  });
  const { slug, name, variants, optionGroups } = product;
  return {
    id: slug,
    title: name,
    ...pictureOf(product),
    structuredContent: {
      productType: 1,
      ...(variants[0] && priceOf(variants[0])),
      variantOptionOrdering: optionGroups.map((group) => group.name),
      variants: variants.map((variant) => ({
        id: variant.id,
        sku: variant.sku,
        attributes: attributesOf(variant),
        ...priceOf(variant),
        ...stockItemOf(stockOf(variant)),
        ...pictureOf(variant),
      })),
    },
  };
}

/**
 * Reads the stock of a variant.
 * @param variant with a number only where the store tells it
 * Source: docs/behaviour/gateways.md §2.2
 */
export function stockOf({ stockLevel }: Pick<ShopVariant, 'stockLevel'>): Stock {
  if (!IS_NUMBER.test(stockLevel))
    return { isUnlimited: false, quantity: stockLevel === SOLD_OUT ? 0 : null };
  const count = Number(stockLevel);
  const isUnlimited = count >= UNLIMITED;
  return { isUnlimited, quantity: isUnlimited ? 0 : Math.max(count, 0) };
}

function stockItemOf({ isUnlimited, quantity }: Stock): VariantItem {
  if (isUnlimited) return { unlimited: true };
  return quantity === null ? { inStock: true } : { qtyInStock: quantity };
}

/**
 * Lists what was chosen.
 * @param variant a variant
 * @returns option name → value
 */
export function attributesOf({ options }: Pick<ShopVariant, 'options'>): Readonly<Record<string, string>> {
  return Object.fromEntries(options.map(({ name, group }) => [group.name, name]));
}

function pictureOf({ featuredAsset }: Pick<ShopVariant, 'featuredAsset'>): { readonly assetUrl?: string } {
  return featuredAsset ? { assetUrl: featuredAsset.preview } : {};
}
