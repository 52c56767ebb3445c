import { PRODUCT_TYPES } from '../../../../core/enumerations/index.ts';
import { fieldOf, type FormValues } from '../../platform/http/read-form.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import type { ProductDetails, VariantDetails } from '../catalogue/index.ts';
import { stockDraft } from './draft.ts';
import {
  fieldMaker,
  type FormField,
  type ListQuery,
  listQueryOf,
  type MakeField,
  type NumberedPages,
  numberedPages,
} from '../../platform/owner/index.ts';
import { findListedVariants, type ListedVariant } from './find-listed.ts';
import { type ListFilter, listFilter } from './read-products.ts';
import { PRODUCT_TEXTS } from './texts.ts';

/** The data of the page of stock. */
export interface OwnerStockData extends NumberedPages, ListFilter {
  readonly done: string | undefined;
  readonly notice: string | undefined;
  readonly count: string;
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
  readonly rows: readonly {
    readonly title: string;
    readonly values: string;
    readonly sku: string;
    readonly url: string;
    readonly mark: string | undefined;
    readonly hidden: readonly { readonly name: string; readonly value: string }[];
    /** Quantity and box; absent where stock is not counted. */
    readonly quantity: FormField | undefined;
    readonly unlimited: FormField | undefined;
  }[];
}

declare module '../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-stock': OwnerStockData;
  }
}

/** The page of stock. */
export const STOCK_PAGE = { title: 'Stock', path: OWNER_URLS.stock } as const;

/**
 * Reads the page of stock.
 * @param context the request: `q`, `state`, `page` and `saved` in its query
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §17.6
 */
export async function readStock(context: StoreContext, parts: StoreParts): Promise<OwnerStockData> {
  const saved = context.req.query('saved') ?? '';
  const done = /^\d{1,4}$/.test(saved) ? PRODUCT_TEXTS.stockSaved(Number(saved)) : undefined;
  return { ...(await stockData(parts, listQueryOf(context))), done };
}

/** The state of a form that is shown again: what was typed and its errors, by sku. */
export interface RefusedStock {
  /** `seen` is what the owner saw; absent once the conflict is shown. */
  readonly typed: ReadonlyMap<
    string,
    { readonly stock: string; readonly unlimited: string; readonly seen?: string }
  >;
  readonly problems: ReadonlyMap<string, string>;
  readonly notice: string;
}

/**
 * Builds the page of stock.
 * @param parts what the routes are built from
 * @param query which variants
 * @param refused what was typed and not saved
 */
export async function stockData(
  { db }: StoreParts,
  query: ListQuery,
  refused?: RefusedStock,
): Promise<OwnerStockData> {
  const found = await findListedVariants(db, query);
  const values: Record<string, string> = {};
  const problems: Record<string, string> = {};
  for (const [index, { sku, unlimited, quantity }] of found.items.entries()) {
    const now = stockDraft(unlimited ? null : quantity);
    const draft = { sku, ...now, ...refused?.typed.get(sku) };
    for (const [name, value] of Object.entries(draft)) values[`rows.${index}.${name}`] = value;
    const problem = refused?.problems.get(sku);
    if (problem !== undefined) problems[`rows.${index}.stock`] = problem;
  }
  const make = fieldMaker(values, problems);
  return {
    done: undefined,
    notice: refused?.notice,
    count: PRODUCT_TEXTS.variants(found.total),
    ...listFilter(query, [
      ['', 'All variants'],
      ['sold-out', PRODUCT_TEXTS.soldOut],
    ]),
    hidden: [
      { name: 'q', value: query.search },
      { name: 'state', value: query.state },
      { name: 'page', value: String(found.page) },
    ],
    rows: found.items.map((variant, index) => toRow(variant, { index, values, make })),
    ...numberedPages(OWNER_URLS.stock, query, found),
  };
}

interface RowParts {
  readonly index: number;
  readonly values: FormValues;
  readonly make: MakeField;
}

function toRow(
  { sku, productId, details, variantDetails, isPublished }: ListedVariant,
  { index, values, make }: RowParts,
): OwnerStockData['rows'][number] {
  const { title, options, productType } = JSON.parse(details) as ProductDetails;
  const { attributes } = JSON.parse(variantDetails) as VariantDetails;
  const choices = options.map((option) => attributes[option] ?? '').join(' / ');
  const isCounted = productType === PRODUCT_TYPES.physical || productType === PRODUCT_TYPES.service;
  const name = (part: string): string => `rows.${index}.${part}`;
  const of = choices === '' ? title : `${title}, ${choices}`;
  return {
    title,
    values: choices,
    sku,
    url: OWNER_URLS.product.replace(':id', encodeURIComponent(productId)),
    mark: isPublished ? undefined : PRODUCT_TEXTS.unpublished,
    hidden: isCounted
      ? ['sku', 'seen'].map((part) => ({ name: name(part), value: fieldOf(values, name(part)) }))
      : [],
    quantity: isCounted ? make(name('stock'), { label: `In stock: ${of}`, isShort: true }) : undefined,
    unlimited: isCounted ? make(name('unlimited'), { label: `Unlimited: ${of}`, isBox: true }) : undefined,
  };
}
