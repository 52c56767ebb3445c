import { storefront } from '../../core/storefront/index.ts';
import { whenProvided } from '../host/index.ts';
import { enter, type Claimant } from './claims.ts';
import { createCounterBook } from './counter-book.ts';
import { guarded } from './guarded.ts';
import { ALL_PARTS, printedIn } from './printed-parts.ts';

/** What a page can say about its printed markup. */
export interface EnhanceOptions {
  /** Visitors go straight to the checkout after adding; false by default. */
  readonly isExpress?: boolean;
}

/**
 * Brings to life, in place, what the template engine prints for products and carts, also what comes into the page
 * later: buttons sell, variants and quantities are chosen, counts and subtotals follow the cart. The markup stays the
 * page's own. It is never wired twice, by however many calls and copies of the script.
 * @param root what to bring to life, with all below it; the document by default
 * @param options what is special about this page
 * @returns stops it: listeners are gone, and what was marked is as it was printed
 * Source: design §5.4 "Marks on the author's own markup"; storefront specification §2, §4, §5
 */
export function enhance(root: ParentNode = document, options: EnhanceOptions = {}): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const me: Claimant = {
    look() {
      guarded('look', () => {
        counters.look();
        startOnce();
      });
    },
  };
  const counters = createCounterBook(root, me, { isExpress: () => options.isExpress === true });
  const startOnce = createStart(root);
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
function createStart(root: ParentNode): () => void {
  let isStarted = false;
  return () => {
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
}

function isOfInterest({ addedNodes, removedNodes }: MutationRecord): boolean {
  return [...addedNodes, ...removedNodes].some(
    (node) => node instanceof HTMLElement && printedIn(node, ALL_PARTS).length > 0,
  );
}
