import { parseProduct, priceSummary } from '../../../../core/product/index.ts';
import { formatMoney } from '../../../../core/money/index.ts';
import { thumbnailFormat, formatUrl } from '../../../../core/images/index.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { CURRENCY } from '../../platform/shared/money.ts';
import { type OwnersProduct, type ProductItem, STOCK_RULES } from '../catalogue/index.ts';
import { findListedProducts } from './find-listed.ts';
import { listQueryOf, type NumberedPages, numberedPages } from '../../platform/owner/index.ts';
import { SOLD_KINDS } from './product-limits.ts';
import { PRODUCT_TEXTS } from './texts.ts';

/** The search and filter of a list. */
export interface ListFilter {
  readonly search: string;
  readonly states: readonly { readonly value: string; readonly text: string; readonly isChosen: boolean }[];
  readonly isFiltered: boolean;
}

/** The data of the list of products. */
export interface OwnerProductsData extends NumberedPages, ListFilter {
  readonly done: string | undefined;
  readonly count: string;
  readonly items: readonly {
    readonly title: string;
    readonly url: string;
    readonly pictureUrl: string | undefined;
    readonly initial: string;
    readonly kind: string;
    readonly price: string;
    readonly stock: string;
    readonly mark: string | undefined;
  }[];
}

declare module '../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-products': OwnerProductsData;
  }
}

/** For 56 CSS px on screens with double density. */
const PICTURE_FORMAT = thumbnailFormat(2 * 56);

/**
 * Builds the search and filter of a list.
 * @param query what was searched
 * @param states value and text of each state
 */
export function listFilter(
  { search, state }: { readonly search: string; readonly state: string },
  states: readonly (readonly [string, string])[],
): ListFilter {
  return {
    search,
    states: states.map(([value, text]) => ({ value, text, isChosen: value === state })),
    isFiltered: search !== '' || state !== '',
  };
}

/**
 * Reads the list of products.
 * @param context the request: `q`, `state` and `page` in its query
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §17.1
 */
export async function readProducts(context: StoreContext, { db }: StoreParts): Promise<OwnerProductsData> {
  const query = listQueryOf(context);
  const found = await findListedProducts(db, query);
  return {
    done: context.req.query('done') === 'deleted' ? PRODUCT_TEXTS.deleted : undefined,
    count: PRODUCT_TEXTS.products(found.total),
    ...listFilter(query, [
      ['', 'All products'],
      ['published', 'Published'],
      ['unpublished', PRODUCT_TEXTS.unpublished],
      ['sold-out', PRODUCT_TEXTS.soldOut],
    ]),
    items: found.items.map(toRow),
    ...numberedPages(OWNER_URLS.products, query, found),
  };
}

function toRow({ item, isPublished }: OwnersProduct): OwnerProductsData['items'][number] {
  const { variants, productType } = item.structuredContent;
  const isSoldOut = !variants.some((variant) => STOCK_RULES.isAvailable(variant));
  return {
    title: item.title,
    url: OWNER_URLS.product.replace(':id', encodeURIComponent(item.id)),
    pictureUrl: item.assetUrl === '' ? undefined : formatUrl(item.assetUrl, PICTURE_FORMAT),
    initial: Array.from(item.title)[0] ?? '',
    kind: SOLD_KINDS.find(({ code }) => code === productType)?.name ?? '',
    price: priceOf(item),
    stock: stockOf(item),
    mark: isPublished ? (isSoldOut ? PRODUCT_TEXTS.soldOut : undefined) : PRODUCT_TEXTS.unpublished,
  };
}

function priceOf(item: ProductItem): string {
  const product = parseProduct(item, { fallbackCurrency: CURRENCY, report: () => undefined });
  const summary = product && priceSummary(product, null);
  if (!summary?.price) return '';
  const price = formatMoney(summary.price, { locale: 'en-US' });
  return summary.from ? `from ${price}` : price;
}

function stockOf({ structuredContent: { variants } }: ProductItem): string {
  const count = variants.length > 1 ? `${PRODUCT_TEXTS.variants(variants.length)} · ` : '';
  if (variants.some(({ unlimited }) => unlimited)) return `${count}${PRODUCT_TEXTS.unlimited}`;
  return count + PRODUCT_TEXTS.inStock(variants.reduce((sum, { qtyInStock }) => sum + qtyInStock, 0));
}
