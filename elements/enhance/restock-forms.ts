import { hear } from './guarded.ts';
import { PRINTED, printedIn } from './printed-parts.ts';

/** How an offer was displayed, in the markup itself: it must come back also in a copy. */
const PRINTED_DISPLAY = 'storeDisplay';

const FORM = `${PRINTED.restock},${PRINTED.restockForm}`;

/** The printed offers to tell when a product is back. */
export interface RestockForms {
  /** Takes back those that came later. */
  look(): void;
}

/**
 * Takes back the printed offers to tell when a product is back, because nobody is told yet: whoever leaves an address
 * would wait in vain. And a form that is sent all the same does not carry the address into that of the page.
 * @param root where the offers stand
 * @param signal ends it; then they are as they were printed
 * Source: docs/behaviour/printed-markup.md §7.1
 */
export function createRestockForms(root: ParentNode, signal: AbortSignal): RestockForms {
  const keep = (event: Event) => {
    if ((event.target as Partial<Element> | null)?.closest?.(FORM)) event.preventDefault();
  };
  hear(root, 'submit', keep, signal);
  signal.addEventListener('abort', () => {
    for (const part of printedIn(root, PRINTED.restock)) show(part);
  });
  return {
    look() {
      for (const part of printedIn(root, PRINTED.restock)) {
        // Others have hidden it: they may show it, too.
        if (part.style.display === 'none') continue;
        part.dataset[PRINTED_DISPLAY] = part.style.display;
        // Stronger than a theme that says how it is displayed.
        part.style.setProperty('display', 'none', 'important');
      }
    },
  };
}

function show(part: HTMLElement): void {
  const display = part.dataset[PRINTED_DISPLAY];
  if (display === undefined) return;
  Reflect.deleteProperty(part.dataset, PRINTED_DISPLAY);
  part.style.display = display;
  if (part.getAttribute('style') === '') part.removeAttribute('style');
}
