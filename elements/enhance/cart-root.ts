import { claim, isFreeFor, type Claimant } from '../printed/index.ts';
import { PRINTED, printedIn } from './parts/index.ts';

const CART_TAG = 'store-cart';

/** The page's containers for the whole cart. */
export interface CartRoots {
  /** Fills the containers that have no cart yet. */
  scan(): void;
}

/**
 * Inserts a `<store-cart>` into the page's containers for the whole cart. Existing content moves into the tag, which
 * shows it until the cart is known. The tag is loaded only for such a page.
 * @param root where to look for containers
 * @param claimant fills them
 * @param parts how to load the tag, how to report a failed load, and the signal that stops it
 * Source: docs/behaviour/printed-markup.md §6.3
 */
export function createCartRoots(
  root: ParentNode,
  claimant: Claimant,
  parts: {
    readonly loadCart: () => Promise<unknown>;
    readonly report: (error: unknown, context: string) => void;
    readonly signal: AbortSignal;
  },
): CartRoots {
  const { loadCart, report, signal } = parts;
  const carts = new WeakMap<Element, Element>();

  function fill(place: HTMLElement): void {
    claim(place, claimant);
    const cart = document.createElement(CART_TAG);
    cart.append(...place.childNodes);
    place.append(cart);
    if (!customElements.get(CART_TAG)) {
      loadCart().catch((error: unknown) => {
        report(error, 'enhance/cart');
      });
    }
    carts.set(place, cart);
  }

  // One listener for all: one per container would keep removed containers in memory.
  signal.addEventListener('abort', () => {
    for (const place of printedIn(root, PRINTED.cartRoot)) {
      const cart = carts.get(place);
      if (cart?.parentNode === place) cart.replaceWith(...cart.childNodes);
    }
  });

  return {
    scan() {
      for (const place of printedIn(root, PRINTED.cartRoot)) {
        if (isFreeFor(place, claimant) && !place.querySelector(CART_TAG) && !place.closest(CART_TAG)) {
          fill(place);
        }
      }
    },
  };
}
