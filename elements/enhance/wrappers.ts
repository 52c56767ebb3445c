import { storefront } from '../../core/storefront/index.ts';
import { follow, guarded } from './guarded.ts';
import { PRINTED, printedIn } from './printed-parts.ts';

/** A cart that is on its way so long no longer holds the buttons back. */
const REVEAL_AT_LATEST_MS = 4_000;

/** The wrappers around buttons, which a site may hide until the cart is known. */
export interface Wrappers {
  /** Shows those that came later. */
  look(): void;
}

/**
 * Makes button wrappers visible: at once when the cart need not be loaded, otherwise when it is loaded or has failed to,
 * and after some seconds whatever happens.
 * @param root where the wrappers stand
 * @param signal ends it; what is visible stays so
 * Source: docs/behaviour/printed-markup.md §5.4
 */
export function createWrappers(root: ParentNode, signal: AbortSignal): Wrappers {
  const { $status } = storefront().cart;
  let isTime = false;
  const look = () => {
    isTime ||= ['ready', 'stale'].includes($status.get().state);
    if (isTime) for (const wrapper of printedIn(root, PRINTED.wrapper)) reveal(wrapper);
  };
  const timer = setTimeout(() => {
    isTime = true;
    guarded('reveal', look);
  }, REVEAL_AT_LATEST_MS);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
  });
  follow([$status], 'reveal', look, signal);
  return { look };
}

/** By the style object: a strict policy allows it, and it is stronger than a site's own rule that hides. */
function reveal(wrapper: HTMLElement): void {
  // Once: a page may hide it again, for reasons of its own.
  if (wrapper.dataset['storeState'] === 'ready') return;
  wrapper.hidden = false;
  wrapper.style.visibility = 'visible';
  wrapper.dataset['storeState'] = 'ready';
}
