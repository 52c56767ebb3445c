import { FAILURE_KINDS, isStorefrontError } from '../errors/index.ts';
import { type ListedItem, writeItems } from '../gateway-kit/index.ts';
import { isJsonObject } from '../json/index.ts';
import type { ShopifyParts, SomeProduct } from './shopify-parts.ts';

/** Products that are read at the same time. */
const AT_ONCE = 6;

/**
 * Selects so many variants of each product that a request may cost it: most products have few.
 * @param parts knows what a request may cost
 * @param count products of the request, at least 1
 */
export function selectProducts({ fieldsOf, variantBudget }: ShopifyParts, count: number): string {
  return fieldsOf(Math.max(1, Math.floor(variantBudget / count)));
}

/**
 * Writes the products of a list. Those with more variants than the list has are read once more, one by one.
 * @param parts reads them
 * @param products as Shopify answers them
 * @param signal aborts the requests
 * Source: docs/behaviour/gateways.md §4.8
 */
export async function completeItems(
  { itemOf, load }: ShopifyParts,
  products: readonly unknown[],
  signal: AbortSignal,
): Promise<readonly ListedItem[]> {
  const items: ListedItem[] = [];
  const complete = async (product: SomeProduct): Promise<readonly ListedItem[]> => {
    if (!hasMore(product)) return writeItems([product], itemOf);
    const found = await load(product.handle, signal).catch((error: unknown) => {
      // It has been removed meanwhile.
      if (isStorefrontError(error) && error.kind === FAILURE_KINDS.notFound) return null;
      throw error;
    });
    return found === null ? [] : [{ ...found }];
  };
  const read = products.filter(isProduct);
  for (let start = 0; start < read.length; start += AT_ONCE) {
    const some = await Promise.all(read.slice(start, start + AT_ONCE).map(complete));
    items.push(...some.flat());
  }
  return items;
}

const isProduct = (product: unknown): product is SomeProduct =>
  isJsonObject(product) && typeof product['handle'] === 'string' && isJsonObject(product['variants']);

function hasMore({ variants }: SomeProduct): boolean {
  const { pageInfo } = variants as Partial<SomeProduct['variants']>;
  return pageInfo?.hasNextPage === true;
}
