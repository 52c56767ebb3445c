import type { Analytics } from '../../core/analytics/index.ts';
import { fieldsOf, isJsonObject, type JsonFields } from '../../core/json/index.ts';
import { warnDeveloper } from '../../core/shared/index.ts';
import type { Storefront } from '../../core/storefront/index.ts';
import { itemIdOf } from '../purchase/index.ts';
import { formFacts } from './form-facts.ts';
import { productFacts } from './product-facts.ts';
import type { EventAction } from '../actions/index.ts';

declare global {
  interface GlobalEventHandlersEventMap {
    /** Dispatched by the page to record an event of its own, `{ name, content }`. */
    'store-record': CustomEvent<unknown>;
  }
}

/** Arguments of a recorder. */
interface Recording {
  readonly analytics: Analytics;
  readonly shop: Storefront;
  readonly action: EventAction;
  /** Unchecked: any script may dispatch an event of that name. */
  readonly detail: JsonFields;
}

/** Quick views have an event of their own. */
const QUICK_VIEW = 'quick-view';

/** Keyed by event name: events of another copy of the script are not instances of our classes. */
const RECORDERS: { readonly [Name in keyof GlobalEventHandlersEventMap]?: (recording: Recording) => void } = {
  'store-variant-change': ({ analytics, shop, action, detail }) => {
    const sku = detail.text('sku');
    const product = sku !== null && productWith(shop, sku);
    if (product) analytics.record('variant-choice', productFacts(shop, product.id, sku), action);
  },
  'store-before-checkout': ({ analytics, shop, action, detail }) => {
    const cart = detail.has('cart') ? shop.cart.$cart.get() : null;
    const destinationUrl = detail.text('url');
    if (destinationUrl !== null) analytics.record('checkout-start', { cart, destinationUrl }, action);
  },
  'store-form-submitted': ({ analytics, action, detail }) => {
    const formId = detail.text('formId');
    if (formId === null) return;
    const form = detail.flag('isNewsletter')
      ? { formId, formType: 'newsletter' }
      : formFacts(action.target, formId);
    const name = form.formType === 'newsletter' ? 'newsletter-signup' : 'form-submission';
    analytics.record(name, form, action);
  },
  'store-restock-signed-up': ({ analytics, action, detail }) => {
    const itemId = detail.text('productId');
    const variantId = detail.text('variantId');
    if (itemId !== null && variantId !== null)
      analytics.record('restock-signup', { itemId, variantId }, action);
  },
  'store-open': ({ analytics, action, detail }) => {
    const overlayId = overlayIdOf(detail);
    if (overlayId !== null) analytics.record('overlay-view', { overlayId }, action);
    const trigger = detail.text('name') === QUICK_VIEW ? action.target : null;
    const itemId = trigger instanceof HTMLElement ? itemIdOf(trigger) : '';
    if (itemId !== '') analytics.record('quick-view', { itemId }, action);
  },
  'store-visit': ({ analytics, action, detail }) => {
    const kind = detail.text('kind');
    const itemId = detail.text('itemId');
    if (itemId !== null && (kind === 'lesson' || kind === 'paywall'))
      analytics.record(`${kind}-visit`, { itemId }, action);
  },
  'store-close': ({ analytics, action, detail }) => {
    const overlayId = overlayIdOf(detail);
    const isSubmitted = detail.flag('isSubmitted');
    if (overlayId !== null) analytics.record('overlay-close', { overlayId, isSubmitted }, action);
  },
  'store-gallery-change': ({ analytics, action, detail }) => {
    const gallery = action.target;
    const index = detail.count('index');
    if (index === null || (gallery && isAutoplaying(gallery))) return;
    analytics.record('gallery-change', { galleryId: gallery?.id || null, index }, action);
  },
  'store-record': ({ analytics, action, detail }) => {
    const schemaName = detail.text('name');
    const content = detail.raw('content') ?? {};
    if (schemaName && isJsonObject(content)) analytics.record('custom', { schemaName, content }, action);
    else warnDeveloper('store-record wants a name, and plain JSON as content.', action.event);
  },
};

/**
 * Records an event of one of our tags.
 * @param analytics receives it
 * @param shop knows the products of the page
 * @param action the event
 * Source: docs/behaviour/analytics.md §10.3
 */
export function recordEvent(analytics: Analytics, shop: Storefront, action: EventAction): void {
  const { event } = action;
  if (!Object.hasOwn(RECORDERS, event.type)) return;
  const { detail } = event as CustomEvent<unknown>;
  RECORDERS[event.type as keyof typeof RECORDERS]?.({ analytics, shop, action, detail: fieldsOf(detail) });
}

/** Each of several overlays of a kind is counted separately. */
function overlayIdOf(detail: JsonFields): string | null {
  const name = detail.text('name');
  return name === QUICK_VIEW ? null : detail.text('overlayId') || name;
}

function productWith(shop: Storefront, sku: string) {
  return [...shop.products.values()].find(({ variants }) => variants.some((variant) => variant.sku === sku));
}

/** Autoplay stops while the visitor uses the gallery. */
function isAutoplaying(gallery: Element): boolean {
  try {
    return gallery.matches(':state(playing):not(:hover, :focus-within)');
  } catch {
    // Older browsers do not support custom states.
    return false;
  }
}
