import type { Selectable } from 'kysely';

import { RECORD_TYPES } from '../../../../core/enumerations/index.ts';
import { ownValue } from '../../../../core/json/index.ts';
import { toMoney } from '../../platform/shared/money.ts';
import type { ProductDetails, VariantDetails } from './product-details.ts';
import type { Picture } from '../../platform/content/index.ts';
import type { ItemImage, ProductItem, ProductVariant } from './product-item.ts';
import type { ProductsTable, StockTable, VariantsTable } from './tables.ts';

/** A variant joined with its stock. */
export type VariantRow = Omit<Selectable<VariantsTable>, 'position'> & Omit<Selectable<StockTable>, 'sku'>;

/** A product with the names of its categories; they are absent where nobody reads them. */
export type ProductRow = Selectable<ProductsTable> & { readonly categories?: readonly string[] | null };

/**
 * Builds the URL of a product's page.
 * @param slug the end of it
 */
export function productUrl(slug: string): string {
  return `/shop/${slug}`;
}

/**
 * Builds a product item as the API returns it and pages embed it.
 * @param product the product's row
 * @param rows its variants with their stock, in their own order
 * Source: docs/behaviour/products.md §1.2
 */
export function toProductItem(product: ProductRow, rows: readonly VariantRow[]): ProductItem {
  const details = JSON.parse(product.details) as ProductDetails;
  const variants = rows.map((row) => toVariant(row, details.options));
  const first = variants.at(0);
  return {
    id: product.id,
    collectionId: product.collection_id,
    recordType: RECORD_TYPES['store-item'],
    title: details.title,
    excerpt: details.excerpt,
    body: details.body,
    urlId: product.slug,
    fullUrl: productUrl(product.slug),
    ...wordsOf(product, details),
    assetUrl: details.mainImage?.assetUrl ?? '',
    mainImage: details.mainImage,
    items: imagesOf(details, variants),
    installments: details.installments ?? null,
    structuredContent: {
      productType: details.productType,
      variants,
      variantOptionOrdering: details.options,
      isSubscribable: details.subscriptionPlan !== null,
      subscriptionPlan: details.subscriptionPlan,
      productSubscriptionOptions: details.isSoldOnceToo === true ? [{ id: `${product.id}-plan` }] : [],
      onSale: variants.some((variant) => variant.onSale),
      priceMoney: first?.priceMoney ?? toMoney(0),
      salePriceMoney: first?.salePriceMoney ?? toMoney(0),
      additionalFieldsFormId: details.formId ?? null,
      additionalFieldsForm: null,
      useCustomAddButtonText: details.buttonText !== '',
      customAddButtonText: details.buttonText,
    },
  };
}

/** By which templates group products. */
function wordsOf({ categories }: ProductRow, { tags = [] }: ProductDetails) {
  return { categories: categories ?? [], tags };
}

function toVariant(row: VariantRow, options: readonly string[]): ProductVariant {
  const { attributes, image, paymentCents } = JSON.parse(row.details) as VariantDetails;
  return {
    id: row.sku,
    sku: row.sku,
    price: row.price_cents,
    salePrice: row.sale_price_cents,
    priceMoney: toMoney(row.price_cents),
    salePriceMoney: toMoney(row.sale_price_cents),
    onSale: row.on_sale,
    unlimited: row.unlimited,
    qtyInStock: row.quantity,
    attributes,
    optionValues: options.map((optionName) => ({
      optionName,
      value: ownValue(attributes, optionName) ?? '',
    })),
    mainImage: image,
    ...(paymentCents !== undefined && {
      pricingOptions: [{ price: paymentCents, priceMoney: toMoney(paymentCents) }],
    }),
  };
}

function imagesOf(
  { mainImage, images = [] }: ProductDetails,
  variants: readonly ProductVariant[],
): ProductItem['items'] {
  const ofVariants = variants.flatMap((variant) => variant.mainImage ?? []);
  const found = new Map<string, ItemImage | Picture>();
  // Of duplicates the first counts: those of the product have the most data, and the order of the owner.
  for (const image of [mainImage ?? [], images, ofVariants].flat())
    if (!found.has(image.assetUrl)) found.set(image.assetUrl, image);
  return [...found.values()];
}
