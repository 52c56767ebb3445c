import { FAILURE_KINDS } from '../errors/index.ts';
import { refuse } from '../gateway-kit/index.ts';
import type { JsonFields } from '../json/index.ts';
import { isSameName } from '../product-list/index.ts';
import type { MedusaParts } from './medusa-parts.ts';

/** Categories of a shop that are read; their ids are part of a URL, whose length is limited. */
const MOST_READ = 1_000;
const MOST_IDS = 50;

/** Finds what products are in, by the names that pages use. */
export interface Groups {
  /** Returns the id of a collection, by its handle or id; rejects with "not-found". */
  readonly collection: (name: string, signal: AbortSignal) => Promise<string>;
  /** Returns the ids of the categories with a name, and of those below; none for an unknown one. */
  readonly categories: (name: string, signal: AbortSignal) => Promise<readonly string[]>;
}

/**
 * Creates the finder, which remembers what it has found: ids do not change.
 * @param read reads a part of the Store API
 * Source: docs/behaviour/gateways.md §3.12
 */
export function createGroups(read: MedusaParts['read']): Groups {
  const collections = new Map<string, string>();

  async function findCollection(query: { readonly [key: string]: string }, signal: AbortSignal) {
    const [found] = (await read('collections', { ...query, fields: 'id' }, signal)).objects('collections');
    return found?.text('id') ?? null;
  }

  return {
    async collection(name, signal) {
      const known = collections.get(name);
      if (known !== undefined) return known;
      const byHandle = await findCollection({ handle: name }, signal);
      const id = byHandle ?? (await findCollection({ id: name }, signal)) ?? refuse(FAILURE_KINDS.notFound);
      collections.set(name, id);
      return id;
    },
    async categories(name, signal) {
      const query = { fields: 'id,name,parent_category_id', limit: MOST_READ };
      const all = (await read('product-categories', query, signal)).objects('product_categories');
      return withBelow(all, name).slice(0, MOST_IDS);
    },
  };
}

/** Medusa finds the products of a category without those below, and tells its tree only by handle. */
function withBelow(all: readonly JsonFields[], name: string): readonly string[] {
  const found = new Set<string | null>();
  const add = (category: JsonFields): void => {
    const id = category.text('id');
    if (id === null || found.has(id)) return;
    found.add(id);
    for (const other of all) if (other.text('parent_category_id') === id) add(other);
  };
  for (const category of all) if (isSameName(category.text('name') ?? '', name)) add(category);
  return [...found].flatMap((id) => id ?? []);
}
