import assert from 'node:assert/strict';
import { NO_FILTERS, type AddressQuery, type ProductListGateway } from '../../../core/product-list/index.ts';
import type { ShownList } from '../../../elements/store-list/content.ts';
import type { ListLook } from '../../../elements/store-list/look.ts';
import { ListModel } from '../../../elements/store-list/model.ts';
import { listenAlways } from '../shop.ts';

/** A list of the whole catalogue. */
export const LOOK: ListLook = {
  source: 'catalogue',
  collection: '',
  layout: 'grid',
  hasTemplate: false,
  pageSize: 24,
  paging: 'links',
  filterKinds: [],
  itemId: null,
  recentIds: [],
};
/** Its first page. */
export const QUERY: AddressQuery = { category: null, sort: 'featured', page: 1, filters: NO_FILTERS };
/** The orders of its backend. */
export const ORDERS = ['featured', 'title'];

/** Answers with all products of a list. */
export const answerWith = (...items: readonly object[]) => ({ items, total: items.length, orders: ORDERS });

/** What a test sees of a list. */
interface OpenList {
  readonly model: ListModel;
  readonly said: readonly string[];
  readonly queries: readonly AddressQuery[];
  readonly errors: readonly unknown[];
  readonly shown: () => ShownList;
  readonly titles: () => readonly string[] | undefined;
}

/**
 * Opens a list.
 * @param gateway of its backend
 * @param look what differs from `LOOK`
 * @param isPrinted the server has printed its first page
 */
export function openList(
  gateway: ProductListGateway,
  look: Partial<ListLook> = {},
  isPrinted = false,
): OpenList {
  const said: string[] = [];
  const queries: AddressQuery[] = [];
  const errors: unknown[] = [];
  const missing = () => Promise.resolve(undefined);
  const model = new ListModel({
    gateway: { list: missing, search: missing, related: missing, ...gateway },
    products: { load: missing, onGone: () => undefined },
    report: (error) => errors.push(error),
    getPage: () => ({ currency: 'USD', locale: 'en-US' }),
    announce: (text) => said.push(text),
    addressOf: ({ page }) => `?page=${page}`,
    onQuery: (query) => queries.push(query),
  });
  model.start(listenAlways);
  model.show({ ...LOOK, ...look }, QUERY, isPrinted);
  const shown = () => {
    const content = model.$content.get();
    assert.equal(content.state, 'shown');
    return content;
  };
  const titles = () => shown().cards?.map(({ title }) => title);
  return { model, said, queries, errors, shown, titles };
}
