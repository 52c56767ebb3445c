/** The parts of an order that the owner can search for. */
interface SearchedOrder {
  readonly email: string;
  readonly customerName: string;
  readonly lines: readonly { readonly title: string; readonly sku: string }[];
}

/**
 * Builds the search text of an order.
 * @param order its customer and its lines
 * @returns all of it in lower case
 * Source: docs/behaviour/owner-pages.md §18.1
 */
export function wordsOfOrder({ email, customerName, lines }: SearchedOrder): string {
  const texts = lines.flatMap(({ title, sku }) => [title, sku]);
  return [customerName, email, ...texts].join('\n').toLowerCase();
}
