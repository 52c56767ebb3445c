import { productAround } from './parts/product-source.ts';
import { wantedOf } from './parts/wanted-of.ts';
import { whenNearViewport } from './host/view/near-viewport.ts';
import { whenAlive } from './host/view/quiet-moments.ts';

/**
 * Makes what tells which tags a page without a build fetches already: those near the viewport, and all of them once a
 * visitor is there.
 * @param lookAgain called when more of them are
 * @returns whether a tag that is not defined yet is worth fetching now; asked once, it is watched
 * Source: docs/behaviour/elements.md §1.5
 */
export function createWorth(lookAgain: () => void): (element: Element) => boolean {
  const watched = new WeakSet<Element>();
  const near = new WeakSet<Element>();
  let isVisitorHere = false;
  void whenAlive().then(() => {
    isVisitorHere = true;
    lookAgain();
  });
  return (element) => {
    if (isVisitorHere) return true;
    if (!watched.has(element)) {
      watched.add(element);
      whenNearViewport(element, () => {
        near.add(element);
        lookAgain();
      });
    }
    return near.has(element) && !isSilent(element);
  };
}

/** Whether a sign-up shows nothing before a visitor has chosen something: there is something to choose, or to buy. */
function isSilent(element: Element): boolean {
  if (!element.matches('restock-signup:not([product], [item-id], :has(*))')) return false;
  const product = productAround(element, () => undefined);
  if (!product?.$product.get()) return false;
  return !wantedOf(product, element.getAttribute('variant-id') ?? '')?.isSoldOut;
}
