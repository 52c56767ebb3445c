import type { Analytics } from '../../core/analytics/index.ts';
import type { Storefront } from '../../core/storefront/index.ts';
import { itemIdOf } from '../parts/quick-view-trigger.ts';
import { productFacts } from './product-facts.ts';
import type { EventDoing } from './watch-doings.ts';

type EventMap = GlobalEventHandlersEventMap;

/** What an event is recorded with. */
interface Recording<Name extends keyof EventMap> {
  readonly analytics: Analytics;
  readonly shop: Storefront;
  readonly doing: EventDoing;
  readonly detail: EventMap[Name] extends { readonly detail: infer Detail } ? Detail : never;
}

type Recorders = { readonly [Name in keyof EventMap]?: (recording: Recording<Name>) => void };

/** By the names of the events: those of another copy of the script are not of our classes. */
const RECORDERS = {
  'store-variant-change': ({ analytics, shop, doing, detail: { sku } }) => {
    const product = sku !== null && productWith(shop, sku);
    if (product) analytics.record('variant-choice', productFacts(shop, product.id, sku), doing);
  },
  'store-before-checkout': ({ analytics, doing, detail }) => {
    analytics.record('checkout-start', { cart: detail.cart, destinationUrl: detail.url }, doing);
  },
  'store-form-submitted': ({ analytics, doing, detail }) => {
    const isNewsletter = doing.target?.closest('[newsletter]') != null;
    const form = { formId: detail.formId, formType: isNewsletter ? 'newsletter' : 'form' };
    analytics.record(isNewsletter ? 'newsletter-signup' : 'form-submission', form, doing);
  },
  'store-restock-signed-up': ({ analytics, doing, detail }) => {
    analytics.record('restock-signup', { itemId: detail.productId, variantId: detail.variantId }, doing);
  },
  'store-open': ({ analytics, doing, detail }) => {
    const trigger = detail.name === 'quick-view' ? doing.target : null;
    const itemId = trigger instanceof HTMLElement ? itemIdOf(trigger) : '';
    if (itemId !== '') analytics.record('quick-view', { itemId }, doing);
  },
} satisfies Recorders;

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
  const record = RECORDERS[event.type as keyof typeof RECORDERS] as (recording: object) => void;
  record({ analytics, shop, doing, detail: (event as CustomEvent<unknown>).detail });
}

function productWith(shop: Storefront, sku: string) {
  return [...shop.products.values()].find(({ variants }) => variants.some((variant) => variant.sku === sku));
}
