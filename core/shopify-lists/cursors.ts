import type { JsonFields } from '../json/index.ts';

/** Products that one step passes, the most that Shopify takes. */
const STEP = 250;
/** Steps of one call: a page that is farther away is answered as if it were behind the last one. */
const MOST_STEPS = 20;

/** Reads a connection without its products. */
type ReadStep = (first: number, after: string | null) => Promise<JsonFields>;

/**
 * Creates the memory of the places in a list: Shopify has cursors, but no numbers of pages. It holds one list, the last one.
 * Source: docs/behaviour/gateways.md §4.8
 */
export function createCursors() {
  let list = '';
  /** Products before → cursor. */
  let cursors = new Map<number, string | null>();

  function open(name: string): void {
    if (name === list) return;
    list = name;
    cursors = new Map([[0, null]]);
  }

  return {
    /**
     * Finds the cursor of a place, from the nearest known one.
     * @param name identifies the list
     * @param offset products before
     * @param readStep passes products
     * @returns the cursor; undefined behind the last product
     */
    async find(name: string, offset: number, readStep: ReadStep): Promise<string | null | undefined> {
      open(name);
      const own = cursors;
      let place = Math.max(...[...own.keys()].filter((known) => known <= offset));
      for (let steps = 0; place < offset && steps < MOST_STEPS; steps += 1) {
        const first = Math.min(STEP, offset - place);
        const page = (await readStep(first, own.get(place) ?? null)).within('pageInfo');
        const end = page.text('endCursor');
        if (!page.flag('hasNextPage') || end === null) return undefined;
        place += first;
        own.set(place, end);
      }
      return place < offset ? undefined : (own.get(offset) ?? null);
    },
    /** Remembers the cursor of a place. */
    keep(name: string, offset: number, cursor: string | null): void {
      open(name);
      if (cursor !== null) cursors.set(offset, cursor);
    },
  };
}
