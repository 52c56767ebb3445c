import { storefront } from '../../core/storefront/index.ts';
import { follow, guarded } from '../printed/index.ts';
import { PRINTED, printedIn } from './parts/index.ts';

/** The longest time that a loading cart keeps buttons hidden. */
const REVEAL_AT_LATEST_MS = 4_000;

/** The wrappers around buttons, which a site may hide until the cart is known. */
export interface Wrappers {
  /** Reveals new wrappers. */
  scan(): void;
}

/**
 * Reveals button wrappers: immediately if the cart need not load, otherwise when it has loaded or failed, and after
 * four seconds in any case.
 * @param root where to look for wrappers
 * @param signal stops it; what is visible stays visible
 * Source: docs/behaviour/printed-markup.md §5.4
 */
export function createWrappers(root: ParentNode, signal: AbortSignal): Wrappers {
  const { $status } = storefront().cart;
  let isTime = false;
  const scan = () => {
    isTime ||= ['ready', 'stale'].includes($status.get().state);
    if (isTime) for (const wrapper of printedIn(root, PRINTED.wrapper)) reveal(wrapper);
  };
  const timer = setTimeout(() => {
    isTime = true;
    guarded('reveal', scan);
  }, REVEAL_AT_LATEST_MS);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
  });
  follow([$status], 'reveal', scan, signal);
  return { scan };
}

/** Sets styles by script: a strict CSP allows that, and it overrides the site's own rule. */
function reveal(wrapper: HTMLElement): void {
  // Only once: the page may hide it again for reasons of its own.
  if (wrapper.dataset['storeState'] === 'ready') return;
  wrapper.hidden = false;
  wrapper.style.visibility = 'visible';
  wrapper.dataset['storeState'] = 'ready';
}
