import { hereAndNow, type Moment } from '../../core/visitor/index.ts';
import type { Cart, CartOperation, CartResult } from '../../core/cart/index.ts';
import { tryAndReport, membersOf } from '../../core/shared/index.ts';
import type { Storefront } from '../../core/storefront/index.ts';

/** A change of the cart and its result. */
export interface CartAction extends Moment {
  readonly kind: 'cart';
  readonly operation: CartOperation;
  /** The cart before the change. */
  readonly before: Cart | null;
  readonly result: CartResult;
}

/** An event of one of our tags. */
export interface EventAction extends Moment {
  readonly kind: 'event';
  readonly event: Event;
  /** The element inside any shadow root; events are retargeted to the tag. */
  readonly target: Element | null;
}

/** A click on a counted button. */
export interface ClickAction extends Moment {
  readonly kind: 'press';
  readonly button: Element;
}

/** An action of the visitor. */
export type VisitorAction = CartAction | EventAction | ClickAction;

/** Buffers the visitor's actions until there is a listener. */
export interface VisitorActions {
  /** Replays the buffered actions, then notifies of new ones. */
  readonly subscribe: (listener: (action: VisitorAction) => void) => void;
}

/** Events of our tags, beside changes of the cart, and the page's own. Source: docs/behaviour/elements.md §5.1 */
const EVENTS = [
  'store-variant-change',
  'store-before-checkout',
  'store-form-submitted',
  'store-restock-signed-up',
  'store-open',
  'store-close',
  'store-gallery-change',
  'store-visit',
  'store-record',
] as const;

/** Counted buttons: ours, printed ones, and those that authors name. Source: docs/behaviour/analytics.md §10.5 */
export const COUNTED_BUTTONS =
  'store-add-to-cart, .sqs-add-to-cart-button[data-item-id], [data-store-button]';
/** A click inside a tag counts only on its button, not on its fields. */
const CLICKABLE = 'button, a[href], [role="button"], [data-store-button]';

/** The same limit as the queue of analytics. */
const MAX_ACTIONS = 100;

/**
 * Watches the visitor's actions, without loading any code.
 * @param shop the page's shop
 * Source: docs/behaviour/analytics.md §10.1
 */
export function watchActions(shop: Storefront): VisitorActions {
  const { $settings } = shop.settings;
  let buffered: readonly VisitorAction[] = [];
  let notifyListener: ((action: VisitorAction) => void) | null = null;
  const add = (action: VisitorAction) => {
    if ($settings.get().consent === 'denied') return;
    if (notifyListener) notifyListener(action);
    else buffered = [...buffered, action].slice(-MAX_ACTIONS);
  };
  $settings.listen(({ consent }) => {
    if (consent === 'denied') buffered = [];
  });
  shop.use(async (operation, next) => {
    const before = shop.cart.$cart.get();
    const result = await next(operation);
    add({ ...hereAndNow(), kind: 'cart', operation, before, result });
    return result;
  });
  const onEvent = (event: Event) => {
    const [target] = event.composedPath();
    const action = { ...hereAndNow(), event, target: target instanceof Element ? target : null };
    // Later listeners may still prevent it.
    queueMicrotask(() => {
      if (!event.defaultPrevented) add({ ...action, kind: 'event' });
    });
  };
  for (const name of EVENTS) document.addEventListener(name, onEvent);
  const onClick = (event: Event) => {
    const path = event.composedPath().filter((node) => node instanceof Element);
    const place = path.findIndex((node) => membersOf(node).matches(COUNTED_BUTTONS));
    const button = path[place];
    // An element around the tag is not its button.
    const clicked = path.slice(0, place + 1).find((node) => membersOf(node).matches(CLICKABLE));
    if (button && clicked && clicked.ariaDisabled !== 'true') add({ ...hereAndNow(), kind: 'press', button });
  };
  // In the capture phase, before a listener can stop it.
  document.addEventListener('click', onClick, { capture: true, passive: true });
  return {
    subscribe(listener) {
      // The page may dispatch events of our names with any detail.
      notifyListener = (action) => {
        tryAndReport(shop.report, `analytics/${action.kind}`, () => {
          listener(action);
        });
      };
      buffered.forEach(notifyListener);
      buffered = [];
    },
  };
}
