import { shelf } from '../../core/shared/index.ts';

/** A tag that shows the cart of the page. */
export interface CartOfPage {
  /** Whether it is shown, in the window or not. */
  readonly isShown: () => boolean;
  /** Whether the visitor sees a line in it, and can change it. */
  readonly showsLine: (entryId: string) => boolean;
  /** Shows at a line what the store has changed. */
  readonly warn: (entryId: string, warnings: readonly string[]) => void;
}

/**
 * Returns the connected tags that show the cart, for all copies of the script.
 * Source: docs/behaviour/adding-to-cart.md §7.6
 */
export function cartsOfPage(): Set<CartOfPage> {
  return shelf('carts-of-page', () => new Set<CartOfPage>());
}
