import { enhanceMarkup, type EnhanceOptions } from './enhance/enhance-markup.ts';

export type { EnhanceOptions };

/**
 * Wires, in place, what the template engine prints for products and carts, including markup that arrives later: buttons
 * sell, variants and quantities can be chosen, counts and subtotals follow the cart. The markup stays the page's own: it
 * is upgraded, never replaced, and never wired twice, by however many calls and copies of the script. Nothing is thrown
 * into the page.
 * @param root the root of what is wired; the document by default
 * @param options how this page behaves
 * @returns stops it: removes all listeners and restores what was printed
 * Source: docs/behaviour/printed-markup.md §1
 */
export function enhance(root: ParentNode = document, options: EnhanceOptions = {}): () => void {
  // The only tag that printed markup needs, and most pages never do.
  return enhanceMarkup(root, options, () => import('./store-cart/define.ts'));
}
