import { FAILURE_KINDS, isStorefrontError } from '../errors/index.ts';
import { CART_CALLS } from '../cart-client/index.ts';
import type { ApiClient } from '../api/index.ts';
import type { PageSettings } from '../page/index.ts';
import type { Session } from '../session/index.ts';
import { noteCensus } from './census-notice.ts';

/** The longest wait for an idle browser, in milliseconds. */
const IDLE_TIMEOUT_MS = 1_500;

/** Makes the store do nothing. Source: docs/behaviour/reference-store.md §18.7 */
const NO_ADDITION = 'warm-up';

/** What a warm-up needs. */
export interface WarmUpParts {
  readonly api: ApiClient;
  readonly session: Session;
  readonly settings: PageSettings;
  /** Whether the cart is that of the store itself. */
  readonly isOfStore: () => boolean;
}

/**
 * Has the browser ask a store of another origin, once it is idle, whether it may send additions, so that the first one does
 * not wait for that answer. Also brings the visitor's token. In a page that the store has printed for everybody, the first
 * interaction brings the session.
 * @param parts client and session
 * Source: docs/behaviour/network.md §9.4, §9.7
 */
export function warmUp({ api, session, settings, isOfStore }: WarmUpParts): void {
  if (!session.getTokens()) {
    whenTouched(() => void api.prepareWrites());
    return;
  }
  whenIdle(() => {
    if (!isOfStore() || !session.getTokens()) return;
    api.write('POST', CART_CALLS.entries, { idempotencyKey: NO_ADDITION }).catch((error: unknown) => {
      // The store's answer is empty, which is not JSON. Any other failure has no effect on anything.
      const isAnswered = isStorefrontError(error) && error.kind === FAILURE_KINDS.unknownOutcome;
      if (isAnswered) noteCensus(settings.$settings.get());
    });
  });
}

/** An untouched page needs no session: a cache has answered for the store. */
function whenTouched(run: () => void): void {
  if (typeof document === 'undefined') return;
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, run, { once: true, capture: true, passive: true });
}

function whenIdle(run: () => void): void {
  // Safari has no requestIdleCallback; there the name may be a node with that id.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(run);
}
