import { productAround } from '../product/index.ts';
import { restockTargetOf } from '../purchase/index.ts';
import { whenIdle, whenInteractedAndIdle, whenNearViewport } from '../host/index.ts';

/**
 * Creates the filter of tags that a page without a build should load now:
 * - those near the viewport;
 * - when the page is idle, those that draw nothing and galleries that already show their author's pictures;
 * - all of them after the first interaction.
 * @param onMore called when more tags should load
 * @returns whether an undefined tag should load now; the first call starts watching it
 * Source: docs/behaviour/elements.md §1.5
 */
export function createLoadFilter(onMore: () => void): (element: Element) => boolean {
  const watched = new WeakSet<Element>();
  const near = new WeakSet<Element>();
  let isVisitorHere = false;
  void whenInteractedAndIdle().then(() => {
    isVisitorHere = true;
    onMore();
  });
  return (element) => {
    if (isVisitorHere) return true;
    if (!watched.has(element)) {
      watched.add(element);
      const add = () => {
        near.add(element);
        onMore();
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

/** Whether a tag reports on the whole page, regardless of its own position. */
function isUnseen({ localName }: Element): boolean {
  return localName === 'visit-tracker';
}

/** Whether its style sheet lays out the author's pictures before the tag is defined. */
function isLaidOut(element: Element): boolean {
  return element.matches('gallery-block:has(> :is(figure, a, img, picture))');
}

/** Whether a sign-up renders nothing yet: the visitor still has to choose a variant, or the chosen one is in stock. */
function isSilent(element: Element): boolean {
  if (!element.matches('restock-signup:not([product], [item-id], :has(*))')) return false;
  const product = productAround(element, () => undefined);
  if (!product?.$product.get()) return false;
  return !restockTargetOf(product, element.getAttribute('variant-id') ?? '')?.isSoldOut;
}
