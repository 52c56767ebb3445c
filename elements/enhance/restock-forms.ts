import { listen } from './guarded.ts';
import { PRINTED, printedIn } from './printed-parts.ts';

/** Records the printed `display` in the markup, so that copies can restore it too. */
const PRINTED_DISPLAY = 'storeDisplay';

const FORM = `${PRINTED.restock},${PRINTED.restockForm}`;

/** The printed restock offers. */
export interface RestockForms {
  /** Hides offers that arrived since. */
  scan(): void;
}

/**
 * Hides the printed restock offers, because restock notifications are not built yet: whoever left an address would wait
 * in vain. A form that is submitted all the same is stopped, which also keeps the address out of the page's URL.
 * @param root where to look for offers
 * @param signal restores them as they were printed
 * Source: docs/behaviour/printed-markup.md §7.1
 */
export function createRestockForms(root: ParentNode, signal: AbortSignal): RestockForms {
  const stopSubmit = (event: Event) => {
    if ((event.target as Partial<Element> | null)?.closest?.(FORM)) event.preventDefault();
  };
  listen(root, 'submit', stopSubmit, signal);
  signal.addEventListener('abort', () => {
    for (const part of printedIn(root, PRINTED.restock)) show(part);
  });
  return {
    scan() {
      for (const part of printedIn(root, PRINTED.restock)) {
        // Hidden by the page, which may show it again.
        if (part.style.display === 'none') continue;
        part.dataset[PRINTED_DISPLAY] = part.style.display;
        // Overrides a theme's own `display`.
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
