import type { Stock } from '../cart/index.ts';
import type { JsonFields } from '../json/index.ts';
import type { ProductItem, VariantItem } from '../product/index.ts';
import { decimalOf } from './amounts.ts';
import { textOf } from './text-of.ts';

/** The fields of a product that a shop needs. */
export const PRODUCT_FIELDS =
  'handle,title,thumbnail,*images,*options,*variants,*variants.options,*variants.calculated_price,+variants.inventory_quantity';

/** A variant of a product in Medusa. */
export interface ShopVariant {
  readonly id: string;
  /** Its id, where the owner gave it none. */
  readonly sku: string;
  /** Option → value; none for a product's only variant, because there is nothing to choose. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly stock: Stock;
  readonly fields: JsonFields;
}

/** A product in Medusa. */
export interface ShopProduct {
  readonly id: string;
  /** What the page calls it: its handle or its id. */
  readonly itemId: string;
  readonly variants: readonly ShopVariant[];
  readonly fields: JsonFields;
}

/**
 * Reads a product.
 * @param fields Medusa's product
 * @param itemId what the page calls it; its handle by default
 */
export function readProduct(fields: JsonFields, itemId?: string): ShopProduct {
  const titles = new Map(
    fields.objects('options').map((option) => [option.text('id'), option.text('title')]),
  );
  const listed = fields.objects('variants');
  const rankOf = (variant: JsonFields) => variant.count('variant_rank') ?? 0;
  const attributesOf = (variant: JsonFields) =>
    variant
      .objects('options')
      .map((value) => [titles.get(value.text('option_id')) ?? '', textOf(value, 'value')] as const);
  const variants = [...listed]
    .sort((one, other) => rankOf(one) - rankOf(other))
    .map((variant) => {
      const id = textOf(variant, 'id');
      return {
        id,
        sku: variant.trimmed('sku') ?? id,
        attributes: listed.length > 1 ? Object.fromEntries(attributesOf(variant)) : {},
        stock: readStock(variant),
        fields: variant,
      };
    });
  return {
    id: textOf(fields, 'id'),
    itemId: itemId ?? textOf(fields, 'handle'),
    variants,
    fields,
  };
}

function readStock(variant: JsonFields): Stock {
  const isUnlimited = !variant.flag('manage_inventory') || variant.flag('allow_backorder');
  return { isUnlimited, quantity: isUnlimited ? 0 : (variant.count('inventory_quantity') ?? 0) };
}

/**
 * Writes a product as our product JSON.
 * @param product from Medusa
 * @param resolve makes the address of a picture absolute
 * Source: docs/behaviour/gateways.md §3.3
 */
export function productItem(
  product: ShopProduct,
  resolve: (address: string) => string,
): ProductItem & { readonly items: readonly object[] } {
  const { itemId, variants, fields } = product;
  const pictureOf = (source: JsonFields, name: string) => {
    const address = source.trimmed(name);
    return address === null ? {} : { assetUrl: resolve(address) };
  };
  return {
    id: itemId,
    title: textOf(fields, 'title'),
    ...pictureOf(fields, 'thumbnail'),
    items: fields.objects('images').map((image) => pictureOf(image, 'url')),
    structuredContent: {
      productType: 1,
      variantOptionOrdering: fields.objects('options').flatMap((option) => option.text('title') ?? []),
      variants: variants.map(({ id, sku, attributes, stock, fields: own }) => ({
        ...{ id, sku, attributes, unlimited: stock.isUnlimited },
        ...(stock.quantity !== null && { qtyInStock: stock.quantity }),
        ...pricesOf(own.within('calculated_price')),
        ...pictureOf(own, 'thumbnail'),
      })),
    },
  };
}

function pricesOf(price: JsonFields): Partial<VariantItem> {
  const currency = price.text('currency_code')?.toUpperCase();
  const moneyOf = (name: string) => {
    const value = decimalOf(price.raw(name));
    return value === undefined || currency === undefined ? undefined : { value, currency };
  };
  const [now, before] = [moneyOf('calculated_amount'), moneyOf('original_amount')];
  const onSale = Number(before?.value) > Number(now?.value);
  return onSale ? { onSale, priceMoney: before, salePriceMoney: now } : { priceMoney: now };
}
