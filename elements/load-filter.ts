import { productAround } from './parts/product-source.ts';
import { restockTargetOf } from './parts/restock-target-of.ts';
import { whenNearViewport } from './host/view/near-viewport.ts';
import { whenInteractedAndIdle, whenIdle } from './host/view/idle-moments.ts';

/**
 * Makes what tells which tags a page without a build fetches already: those near the viewport, what draws nothing and what its
 * author's own pictures stand for in a quiet moment, and all of them once a visitor is there.
 * @param lookAgain called when more of them are
 * @returns whether a tag that is not defined yet is worth fetching now; asked once, it is watched
 * Source: docs/behaviour/elements.md §1.5
 */
export function createLoadFilter(lookAgain: () => void): (element: Element) => boolean {
  const watched = new WeakSet<Element>();
  const near = new WeakSet<Element>();
  let isVisitorHere = false;
  void whenInteractedAndIdle().then(() => {
    isVisitorHere = true;
    lookAgain();
  });
  return (element) => {
    if (isVisitorHere) return true;
    if (!watched.has(element)) {
      watched.add(element);
      const add = () => {
        near.add(element);
        lookAgain();
      };
      const addQuietly = () => void whenIdle().then(add);
      if (isUnseen(element)) addQuietly();
      else {
        whenNearViewport(element, () => {
          if (isLaidOut(element)) addQuietly();
          else add();
        });
      }
    }
    return near.has(element) && !isSilent(element);
  };
}

/** Whether it is told of the page, wherever in it the tag stands. */
function isUnseen({ localName }: Element): boolean {
  return localName === 'visit-tracker';
}

/** Whether pictures stand there before the tag, by its sheet. */
function isLaidOut(element: Element): boolean {
  return element.matches('gallery-block:has(> :is(figure, a, img, picture))');
}

/** Whether a sign-up shows nothing before a visitor has chosen something: there is something to choose, or to buy. */
function isSilent(element: Element): boolean {
  if (!element.matches('restock-signup:not([product], [item-id], :has(*))')) return false;
  const product = productAround(element, () => undefined);
  if (!product?.$product.get()) return false;
  return !restockTargetOf(product, element.getAttribute('variant-id') ?? '')?.isSoldOut;
}
