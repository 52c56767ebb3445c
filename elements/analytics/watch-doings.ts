import { hereAndNow, type Moment } from '../../core/analytics/index.ts';
import type { Cart, CartOperation, CartResult } from '../../core/cart/index.ts';
import { tryAndReport } from '../../core/shared/index.ts';
import type { Storefront } from '../../core/storefront/index.ts';

/** A change of the cart, and how it ended. */
export interface CartDoing extends Moment {
  readonly kind: 'cart';
  readonly operation: CartOperation;
  /** The cart before it. */
  readonly before: Cart | null;
  readonly result: CartResult;
}

/** An event of one of our tags. */
export interface EventDoing extends Moment {
  readonly kind: 'event';
  readonly event: Event;
  /** Where it came from; tags are left by their events. */
  readonly target: Element | null;
}

/** A press of a button that is counted. */
export interface ClickAction extends Moment {
  readonly kind: 'press';
  readonly button: Element;
}

/** Something that a visitor has done. */
export type Doing = CartDoing | EventDoing | ClickAction;

/** Remembers what is done until somebody listens. */
export interface Doings {
  /** Tells all that was done, and from now on what is done. */
  readonly tell: (listener: (doing: Doing) => void) => void;
}

/** What visitors do with our tags, beside changes of the cart, and what the page itself has to say. Source: docs/behaviour/elements.md §5.1 */
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

/** Buttons that are counted: ours and printed ones, by what they do; authors name theirs. Source: docs/behaviour/analytics.md §10.5 */
export const COUNTED_BUTTONS =
  'store-add-to-cart, .sqs-add-to-cart-button[data-item-id], [data-store-button]';
/** A tag has fields beside its button. */
const CLICKABLE = 'button, a[href], [role="button"], [data-store-button]';

/** As many as analytics itself lets wait. */
const MAX_DOINGS = 100;

/**
 * Watches what the visitor does, without fetching anything for it.
 * @param shop the page's shop
 * Source: docs/behaviour/analytics.md §10.1
 */
export function watchDoings(shop: Storefront): Doings {
  const { $settings } = shop.settings;
  let remembered: readonly Doing[] = [];
  let notifyListener: ((doing: Doing) => void) | null = null;
  const hear = (doing: Doing) => {
    if ($settings.get().consent === 'denied') return;
    if (notifyListener) notifyListener(doing);
    else remembered = [...remembered, doing].slice(-MAX_DOINGS);
  };
  $settings.listen(({ consent }) => {
    if (consent === 'denied') remembered = [];
  });
  shop.use(async (operation, next) => {
    const before = shop.cart.$cart.get();
    const result = await next(operation);
    hear({ ...hereAndNow(), kind: 'cart', operation, before, result });
    return result;
  });
  const onEvent = (event: Event) => {
    const [target] = event.composedPath();
    const doing = { ...hereAndNow(), event, target: target instanceof Element ? target : null };
    // Others may prevent it still.
    queueMicrotask(() => {
      if (!event.defaultPrevented) hear({ ...doing, kind: 'event' });
    });
  };
  for (const name of EVENTS) document.addEventListener(name, onEvent);
  const onClick = (event: Event) => {
    const path = event.composedPath().filter((node) => node instanceof Element);
    const place = path.findIndex((node) => node.matches(COUNTED_BUTTONS));
    const button = path[place];
    // What the tag itself stands in is no button of its.
    const pressed = path.slice(0, place + 1).find((node) => node.matches(CLICKABLE));
    if (button && pressed && pressed.ariaDisabled !== 'true')
      hear({ ...hereAndNow(), kind: 'press', button });
  };
  // Before anybody can keep it from the document.
  document.addEventListener('click', onClick, { capture: true, passive: true });
  return {
    tell(listener) {
      // What a page says under the names of our events may be anything.
      notifyListener = (doing) => {
        tryAndReport(shop.report, `analytics/${doing.kind}`, () => {
          listener(doing);
        });
      };
      remembered.forEach(notifyListener);
      remembered = [];
    },
  };
}
