import { bringToLife, type EnhanceOptions } from './enhance/bring-to-life.ts';

export type { EnhanceOptions };

/**
 * Brings to life, in place, what the template engine prints for products and carts, also what comes into the page
 * later: buttons sell, variants and quantities are chosen, counts and subtotals follow the cart. The markup stays the
 * page's own: it is upgraded, never replaced, and never wired twice, by however many calls and copies of the script.
 * Nothing is thrown into the page.
 * @param root what to bring to life, with all below it; the document by default
 * @param options what is special about this page
 * @returns stops it: listeners are gone, and what was marked is as it was printed
 * Source: docs/behaviour/printed-markup.md §1
 */
export function enhance(root: ParentNode = document, options: EnhanceOptions = {}): () => void {
  // The only tag that printed markup asks for; most pages never do.
  return bringToLife(root, options, () => import('./store-cart/define.ts'));
}
