import { storefront } from '../../core/storefront/index.ts';
import { whenProvided } from '../host/index.ts';
import { enter, type Claimant } from './claims.ts';
import { createCartMarks } from './cart-marks.ts';
import { createCartRoots } from './cart-root.ts';
import { createCounterBook } from './counter-book.ts';
import { guarded } from './guarded.ts';
import { ALL_PARTS, isElement, PRINTED, printedIn, PRODUCT_PARTS } from './printed-parts.ts';
import { createRestockForms } from './restock-forms.ts';
import { createWrappers } from './wrappers.ts';

/** What a page can say about its printed markup. */
export interface EnhanceOptions {
  /** Visitors go straight to the checkout after adding; false by default. */
  readonly isExpress?: boolean;
}

/**
 * Brings printed markup to life below a root; see `enhance`.
 * @param root what to bring to life
 * @param options what is special about this page
 * @param loadCart defines the tag of the whole cart, where the page has a place for it and the tag is not defined
 * @returns stops it
 * Source: docs/behaviour/printed-markup.md §1
 */
export function bringToLife(
  root: ParentNode,
  options: EnhanceOptions = {},
  loadCart: () => Promise<unknown> = () => Promise.resolve(),
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const { report } = storefront();
  const me: Claimant = {
    look() {
      for (const { look } of pieces) guarded('look', look);
    },
  };
  const counters = createCounterBook(me, { root, isExpress: () => options.isExpress === true });
  const pieces = [
    counters,
    createCartMarks(root, signal),
    createCartRoots(root, me, { loadCart, report, signal }),
    createWrappers(root, signal),
    createRestockForms(root, signal),
    createStart(root),
  ];
  const observer = new MutationObserver((records) => {
    if (records.some(isOfInterest)) me.look();
  });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    counters.close();
  });
  enter(me, signal);
  me.look();
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    controller.abort();
  };
}

/** The shop opens when there is something to sell, and it is known which store is meant. */
function createStart(root: ParentNode): { readonly look: () => void } {
  let isStarted = false;
  const look = () => {
    const [first] = isStarted ? [] : printedIn(root, ALL_PARTS);
    if (!first) return;
    isStarted = true;
    whenProvided(first, () => {
      queueMicrotask(() => {
        guarded('start', () => {
          storefront().start();
        });
      });
    });
  };
  return { look };
}

function isOfInterest({ target, addedNodes, removedNodes }: MutationRecord): boolean {
  // Inside of what is printed a theme may put other fields into the place of the printed ones.
  const selector = isElement(target) && target.closest(PRODUCT_PARTS) ? PRINTED.field : ALL_PARTS;
  return [...addedNodes, ...removedNodes].some(
    (node) => isElement(node) && (node.matches(selector) || node.querySelector(selector) !== null),
  );
}
