import { Hono } from 'hono';

import { fieldOf, type FormValues, readForm } from '../../platform/http/read-form.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { listQuery, listUrl, ownerFrameOf } from '../../platform/owner/index.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { checkCrumb } from '../../platform/sessions/check-crumb.ts';
import { seenIn, stockIn } from './draft.ts';
import { type NewStock, setStock } from './set-stock.ts';
import { type RefusedStock, STOCK_PAGE, stockData } from './stock-page.ts';
import { stockText } from './stock-text.ts';
import { PRODUCT_TEXTS } from './texts.ts';

/** A row of the form. */
interface TypedRow {
  readonly sku: string;
  readonly stock: string;
  readonly unlimited: string;
  readonly seen: string;
}

/**
 * The form of stock: it writes the rows that the owner changed, and overwrites none that has changed meanwhile.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §17.6, §17.7
 */
export function stockRoutes(parts: StoreParts): Hono<StoreEnv> {
  const { db, secret, site } = parts;
  const routes = new Hono<StoreEnv>();
  routes.post(OWNER_URLS.stock, async (context) => {
    const form = await readForm(context);
    checkCrumb(context, secret, fieldOf(form, 'crumb'));
    const query = listQuery((name) => fieldOf(form, name));
    const rows = rowsIn(form);
    const refused = unreadable(rows) ?? (await write(rows));
    if (typeof refused === 'number')
      return context.redirect(listUrl(OWNER_URLS.stock, query, { saved: String(refused) }), 303);
    const page = site.renderForOwner('owner-stock', {
      ...ownerFrameOf(context, parts, STOCK_PAGE),
      ...(await stockData(parts, query, refused)),
    });
    return context.html(page, refused.notice === PRODUCT_TEXTS.checkStock ? 400 : 409);
  });
  return routes;

  /** Returns the number of rows that were written, or those that were not. */
  async function write(rows: readonly TypedRow[]): Promise<number | RefusedStock> {
    const changes = changesIn(rows);
    const conflicts = await inTransaction(db, async (transaction) => {
      const found = new Map<string, string>();
      for (const change of changes) {
        const set = await setStock(transaction, change);
        if (set !== 'set') found.set(change.sku, PRODUCT_TEXTS.soldMeanwhile(stockText(set.stock)));
      }
      return found;
    });
    if (conflicts.size === 0) return changes.length;
    return {
      typed: new Map(
        rows
          .filter(({ sku }) => conflicts.has(sku))
          .map(({ sku, stock, unlimited }) => [sku, { stock, unlimited }]),
      ),
      problems: conflicts,
      notice: PRODUCT_TEXTS.someStockChanged,
    };
  }
}

/** What is always available has no row. */
function rowsIn(form: FormValues): readonly TypedRow[] {
  return Object.keys(form).flatMap((name) => {
    const [, index] = /^rows\.(\d{1,4})\.sku$/.exec(name) ?? [];
    if (index === undefined) return [];
    const of = (part: string): string => fieldOf(form, `rows.${index}.${part}`);
    return [{ sku: of('sku'), stock: of('stock'), unlimited: of('unlimited'), seen: of('seen') }];
  });
}

/** In the order in which orders take stock: otherwise they could deadlock. */
function changesIn(rows: readonly TypedRow[]): readonly NewStock[] {
  return rows
    .map((row) => ({ sku: row.sku, stock: stockIn(row) ?? null, seenStock: seenIn(row.seen) }))
    .filter(({ stock, seenStock }) => stock !== seenStock)
    .sort((one, other) => (one.sku < other.sku ? -1 : 1));
}

function unreadable(rows: readonly TypedRow[]): RefusedStock | undefined {
  const bad = rows.filter((row) => stockIn(row) === undefined);
  if (bad.length === 0) return undefined;
  return {
    // Untouched ones show their current stock.
    typed: new Map(
      rows
        .filter((row) => stockIn(row) === undefined || stockIn(row) !== seenIn(row.seen))
        .map(({ sku, stock, unlimited, seen }) => [sku, { stock, unlimited, seen }]),
    ),
    problems: new Map(bad.map(({ sku }) => [sku, PRODUCT_TEXTS.badStock])),
    notice: PRODUCT_TEXTS.checkStock,
  };
}
