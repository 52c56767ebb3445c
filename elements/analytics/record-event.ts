import type { Analytics } from '../../core/analytics/index.ts';
import { fieldsOf, isJsonObject, type JsonFields } from '../../core/json/index.ts';
import { warnDeveloper } from '../../core/shared/index.ts';
import type { Storefront } from '../../core/storefront/index.ts';
import { itemIdOf } from '../parts/quick-view-trigger.ts';
import { formFacts } from './form-facts.ts';
import { productFacts } from './product-facts.ts';
import type { EventDoing } from './watch-doings.ts';

declare global {
  interface GlobalEventHandlersEventMap {
    /** From the page: something of its own is to be recorded, `{ name, content }`. */
    'store-record': CustomEvent<unknown>;
  }
}

/** What an event is recorded with. */
interface Recording {
  readonly analytics: Analytics;
  readonly shop: Storefront;
  readonly doing: EventDoing;
  /** Anybody may send an event of that name. */
  readonly detail: JsonFields;
}

/** Has an event of its own. */
const QUICK_VIEW = 'quick-view';

/** By the names of the events: those of another copy of the script are not of our classes. */
const RECORDERS: { readonly [Name in keyof GlobalEventHandlersEventMap]?: (recording: Recording) => void } = {
  'store-variant-change': ({ analytics, shop, doing, detail }) => {
    const sku = detail.text('sku');
    const product = sku !== null && productWith(shop, sku);
    if (product) analytics.record('variant-choice', productFacts(shop, product.id, sku), doing);
  },
  'store-before-checkout': ({ analytics, shop, doing, detail }) => {
    const cart = detail.has('cart') ? shop.cart.$cart.get() : null;
    const destinationUrl = detail.text('url');
    if (destinationUrl !== null) analytics.record('checkout-start', { cart, destinationUrl }, doing);
  },
  'store-form-submitted': ({ analytics, doing, detail }) => {
    const formId = detail.text('formId');
    if (formId === null) return;
    const form = detail.flag('isNewsletter')
      ? { formId, formType: 'newsletter' }
      : formFacts(doing.target, formId);
    const name = form.formType === 'newsletter' ? 'newsletter-signup' : 'form-submission';
    analytics.record(name, form, doing);
  },
  'store-restock-signed-up': ({ analytics, doing, detail }) => {
    const itemId = detail.text('productId');
    const variantId = detail.text('variantId');
    if (itemId !== null && variantId !== null)
      analytics.record('restock-signup', { itemId, variantId }, doing);
  },
  'store-open': ({ analytics, doing, detail }) => {
    const overlayId = overlayIdOf(detail);
    if (overlayId !== null) analytics.record('overlay-view', { overlayId }, doing);
    const trigger = detail.text('name') === QUICK_VIEW ? doing.target : null;
    const itemId = trigger instanceof HTMLElement ? itemIdOf(trigger) : '';
    if (itemId !== '') analytics.record('quick-view', { itemId }, doing);
  },
  'store-visit': ({ analytics, doing, detail }) => {
    const kind = detail.text('kind');
    const itemId = detail.text('itemId');
    if (itemId !== null && (kind === 'lesson' || kind === 'paywall'))
      analytics.record(`${kind}-visit`, { itemId }, doing);
  },
  'store-close': ({ analytics, doing, detail }) => {
    const overlayId = overlayIdOf(detail);
    const isSubmitted = detail.flag('isSubmitted');
    if (overlayId !== null) analytics.record('overlay-close', { overlayId, isSubmitted }, doing);
  },
  'store-gallery-change': ({ analytics, doing, detail }) => {
    const gallery = doing.target;
    const index = detail.count('index');
    if (index === null || (gallery && turnsByItself(gallery))) return;
    analytics.record('gallery-change', { galleryId: gallery?.id || null, index }, doing);
  },
  'store-record': ({ analytics, doing, detail }) => {
    const schemaName = detail.text('name');
    const content = detail.raw('content') ?? {};
    if (schemaName && isJsonObject(content)) analytics.record('custom', { schemaName, content }, doing);
    else warnDeveloper('store-record wants a name, and plain JSON as content.', doing.event);
  },
};

/**
 * Records an event of one of our tags.
 * @param analytics takes it
 * @param shop knows the products of the page
 * @param doing the event
 * Source: docs/behaviour/analytics.md §10.3
 */
export function recordEvent(analytics: Analytics, shop: Storefront, doing: EventDoing): void {
  const { event } = doing;
  if (!Object.hasOwn(RECORDERS, event.type)) return;
  const { detail } = event as CustomEvent<unknown>;
  RECORDERS[event.type as keyof typeof RECORDERS]?.({ analytics, shop, doing, detail: fieldsOf(detail) });
}

/** Of several overlays of a kind each is counted by itself. */
function overlayIdOf(detail: JsonFields): string | null {
  const name = detail.text('name');
  return name === QUICK_VIEW ? null : detail.text('overlayId') || name;
}

function productWith(shop: Storefront, sku: string) {
  return [...shop.products.values()].find(({ variants }) => variants.some((variant) => variant.sku === sku));
}

/** While a visitor is at it, a gallery waits. */
function turnsByItself(gallery: Element): boolean {
  try {
    return gallery.matches(':state(playing):not(:hover, :focus-within)');
  } catch {
    // An older browser knows no states.
    return false;
  }
}
