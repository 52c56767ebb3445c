import { parseRelated, parseSearchPage, type SearchPage } from '../product-list/index.ts';
import { same } from './check.ts';
import type { ProductContext } from './product-context.ts';
import { readItem } from './read-item.ts';

const LIMIT = 10;

/**
 * Declares the tests of searching products.
 * @param context of the gateway
 * Source: docs/behaviour/product-lists.md §2
 */
export function testSearch(context: ProductContext): void {
  const { it, items, does } = context;
  const { mug, tee } = items;
  const [firstWord = ''] = tee.title.split(' ');

  it('finds a product by its title, first', async () => {
    const ids = idsOf(await search(context, mug.title), context);
    same(ids[0], mug.itemId, 'the first product');
  });

  it('finds the beginning of a word, in upper and lower case', async () => {
    const ids = idsOf(await search(context, firstWord.slice(0, -2).toUpperCase()), context);
    same(ids.includes(tee.itemId), true, `whether ${tee.itemId} is found`);
  });

  it('finds nothing where there is nothing', async () => {
    same((await search(context, 'qqqzzzxxxyyy')).hits, [], 'the results');
  });

  it('finds no more than the limit', async () => {
    same((await search(context, mug.title, 1)).hits.length, 1, 'the number of results');
  });

  it('takes signs for text', async () => {
    for (const text of ['"', "'", '%', '*', '\\', '(', '<script>', ':*', '&|!', '\u{1F600}'])
      same((await search(context, text)).hits.length <= LIMIT, true, `whether ${text} is answered`);
  });

  if (does.search !== 'corrected') return;

  it('finds a misspelt word', async () => {
    const misspelt = `${firstWord.slice(0, 2)}${firstWord.slice(3)}`;
    const ids = idsOf(await search(context, misspelt), context);
    same(ids.includes(tee.itemId), true, `whether ${misspelt} finds ${tee.itemId}`);
  });
}

/**
 * Declares the tests of products that go with one.
 * @param context of the gateway
 * Source: docs/behaviour/product-lists.md §3
 */
export function testRelated(context: ProductContext): void {
  const { it, items } = context;

  it('relates other products to one, no more than the limit', async () => {
    const related = await relate(context, items.mug.itemId, 2);
    const ids = related.map((item) => readItem(item, context.currency).id);
    same(ids.includes(items.mug.itemId), false, 'whether the product goes with itself');
    same(ids.length <= 2, true, 'whether there are two at most');
    same(ids.length, new Set(ids).size, 'the number of different products');
  });

  it('relates nothing to an unknown product', async () => {
    same(await relate(context, 'no-such-thing', LIMIT), [], 'the products');
  });
}

function idsOf({ hits }: SearchPage, { currency }: ProductContext): readonly string[] {
  return hits.flatMap((hit) => (hit.kind === 'product' ? readItem(hit.item, currency).id : []));
}

async function search({ open }: ProductContext, text: string, limit = LIMIT): Promise<SearchPage> {
  const gateway = await open();
  if (!gateway.search) throw new Error('The gateway has no method search.');
  return parseSearchPage(
    await gateway.search({ text, limit, locale: 'en-US' }, new AbortController().signal),
  );
}

async function relate({ open }: ProductContext, itemId: string, limit: number): Promise<readonly object[]> {
  const gateway = await open();
  if (!gateway.related) throw new Error('The gateway has no method related.');
  return parseRelated(await gateway.related({ itemId, limit }, new AbortController().signal));
}
