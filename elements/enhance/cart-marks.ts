import { countText, spokenCount } from '../../core/cart/index.ts';
import { formatMoney } from '../../core/money/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { liveRegion } from '../parts/live-region.ts';
import { follow } from './guarded.ts';
import { PRINTED, printedIn } from './printed-parts.ts';

/** Changes within this time are spoken as one. Source: docs/behaviour/cart-pill.md §2.1. */
const ANNOUNCE_DELAY_MS = 1_000;

/** Tells in the markup itself that we have named a mark: it must hold also for a copy. */
const NAMED = 'storeNamed';

/** The page's own marks for count and subtotal of the cart. */
export interface CartMarks {
  /** Writes into all marks that are there now. */
  look(): void;
}

/**
 * Lets the page's own marks show the cart: its count, capped, with the spoken words as its name; its subtotal; and
 * whether it is empty. What was printed stays until the cart is known.
 * @param root where the marks stand
 * @param signal ends it
 * Source: docs/behaviour/printed-markup.md §6.1
 */
export function createCartMarks(root: ParentNode, signal: AbortSignal): CartMarks {
  const { cart, settings } = storefront();
  const { $count, $subtotal, $status } = cart;
  const counts = createCountMarks(root, signal);
  let spoken: string | null = null;

  function look(): void {
    const isInitialised = ['ready', 'stale'].includes($status.get().state);
    const count = $count.get();
    for (const mark of printedIn(root, PRINTED.customCart)) {
      const states = [isInitialised ? 'initialised' : 'uninitialised', ...(count === 0 ? ['empty'] : [])];
      mark.dataset['storeState'] = states.join(' ');
    }
    // A count that was remembered is better, too, than what a cache has printed.
    if (isInitialised || count > 0) fill(count, isInitialised);
  }

  function fill(count: number, isNews: boolean): void {
    const marks = printedIn(root, PRINTED.count);
    const subtotal = $subtotal.get();
    const subtotalText = subtotal && formatMoney(subtotal, { locale: settings.$settings.get().locale });
    for (const mark of marks) counts.write(mark, count);
    for (const mark of printedIn(root, PRINTED.subtotal)) write(mark, subtotalText ?? '');
    if (isNews && marks.length > 0) announce(spokenCount(count), subtotalText);
  }

  function announce(countWords: string, subtotalText: string | null): void {
    // In the words of the pill: with both on one page it is said once.
    const words = subtotalText === null ? countWords : `${countWords}, ${subtotalText}`;
    // What stands there at first is not news.
    if (spoken !== null && spoken !== words) liveRegion().announce(words, 'cart', ANNOUNCE_DELAY_MS);
    spoken = words;
  }

  follow([$count, $subtotal, $status, settings.$settings], 'cart', look, signal);
  return { look };
}

/** Shows counts, and takes back in the end what it has lent the marks to be spoken. */
function createCountMarks(
  root: ParentNode,
  signal: AbortSignal,
): {
  readonly write: (mark: HTMLElement, count: number) => void;
} {
  signal.addEventListener('abort', () => {
    for (const mark of printedIn(root, PRINTED.count)) {
      if (!(NAMED in mark.dataset)) continue;
      for (const name of ['role', 'aria-label']) mark.removeAttribute(name);
      Reflect.deleteProperty(mark.dataset, NAMED);
    }
  });
  return {
    write(mark, count) {
      write(mark, countText(count));
      // A name needs a role; what the author has said stays.
      if (!(NAMED in mark.dataset) && (mark.hasAttribute('role') || mark.hasAttribute('aria-label'))) return;
      mark.dataset[NAMED] = '';
      mark.setAttribute('role', 'img');
      mark.setAttribute('aria-label', spokenCount(count));
    },
  };
}

function write(mark: Element, text: string): void {
  if (mark.textContent !== text) mark.textContent = text;
}
