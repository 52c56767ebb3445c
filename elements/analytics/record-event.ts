import type { Analytics } from '../../core/analytics/index.ts';
import { fieldsOf, type JsonFields } from '../../core/json/index.ts';
import type { Storefront } from '../../core/storefront/index.ts';
import { itemIdOf } from '../parts/quick-view-trigger.ts';
import { productFacts } from './product-facts.ts';
import type { EventDoing } from './watch-doings.ts';

/** What an event is recorded with. */
interface Recording {
  readonly analytics: Analytics;
  readonly shop: Storefront;
  readonly doing: EventDoing;
  /** Anybody may send an event of that name. */
  readonly detail: JsonFields;
}

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
    const isNewsletter = detail.flag('isNewsletter');
    const form = { formId, formType: isNewsletter ? 'newsletter' : 'form' };
    analytics.record(isNewsletter ? 'newsletter-signup' : 'form-submission', form, doing);
  },
  'store-restock-signed-up': ({ analytics, doing, detail }) => {
    const itemId = detail.text('productId');
    const variantId = detail.text('variantId');
    if (itemId !== null && variantId !== null)
      analytics.record('restock-signup', { itemId, variantId }, doing);
  },
  'store-open': ({ analytics, doing, detail }) => {
    const trigger = detail.text('name') === 'quick-view' ? doing.target : null;
    const itemId = trigger instanceof HTMLElement ? itemIdOf(trigger) : '';
    if (itemId !== '') analytics.record('quick-view', { itemId }, doing);
  },
  'store-visit': ({ analytics, doing, detail }) => {
    const kind = detail.text('kind');
    const itemId = detail.text('itemId');
    if (itemId !== null && (kind === 'lesson' || kind === 'paywall'))
      analytics.record(`${kind}-visit`, { itemId }, doing);
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

function productWith(shop: Storefront, sku: string) {
  return [...shop.products.values()].find(({ variants }) => variants.some((variant) => variant.sku === sku));
}
