import type { Cart } from '../../cart/index.ts';
import type { JsonObject } from '../../json/index.ts';
import type { Money } from '../../money/index.ts';
import type { OfferKind } from '../../offer/index.ts';

/** What is known of a product, as the visitor sees it. */
export interface ProductFacts {
  readonly itemId: string;
  readonly title: string | null;
  readonly sku: string | null;
  readonly price: Money | null;
  /** The kind of product; `unknown` where that is not said. */
  readonly kind: OfferKind;
}

/** What is known of a form. */
export interface FormFacts {
  readonly formId: string;
  readonly formType: string | null;
}

/** What is known of a button that was seen or pressed. */
export interface ButtonFacts {
  readonly buttonId: string;
  readonly destinationUrl: string | null;
}

/** Events by name, and what each of them tells. Source: docs/behaviour/analytics.md §10. */
export interface AnalyticsFields {
  readonly 'page-view': { readonly title: string };
  readonly 'product-view': ProductFacts;
  readonly 'variant-choice': ProductFacts;
  readonly 'quick-view': { readonly itemId: string };
  readonly 'cart-addition': ProductFacts & { readonly quantity: number; readonly cart: Cart | null };
  readonly 'cart-removal': {
    readonly itemId: string;
    readonly sku: string | null;
    readonly cart: Cart | null;
  };
  readonly 'checkout-start': { readonly cart: Cart | null; readonly destinationUrl: string | null };
  readonly 'form-render': FormFacts;
  readonly 'form-submission': FormFacts;
  readonly 'newsletter-signup': FormFacts;
  readonly 'restock-signup': { readonly itemId: string; readonly variantId: string };
  readonly 'gallery-change': { readonly galleryId: string | null; readonly index: number };
  readonly 'overlay-view': { readonly overlayId: string };
  readonly 'overlay-close': { readonly overlayId: string; readonly isSubmitted: boolean };
  readonly 'button-render': ButtonFacts;
  readonly 'button-press': ButtonFacts;
  /** Of the site's own: a name, and fields in plain JSON. */
  readonly custom: { readonly schemaName: string; readonly content: JsonObject };
  readonly 'lesson-visit': { readonly itemId: string };
  readonly 'paywall-visit': { readonly itemId: string };
}

/** Name of an event. Source: docs/behaviour/analytics.md §10. */
export type AnalyticsEventName = keyof AnalyticsFields;

/** One event, the same for all who hear of it. Source: docs/behaviour/analytics.md §10. */
export type AnalyticsEvent = {
  readonly [Name in AnalyticsEventName]: {
    /** The same on every retry. */
    readonly id: string;
    readonly name: Name;
    /** Milliseconds since 1970. */
    readonly occurredAtMs: number;
    readonly fields: AnalyticsFields[Name];
  };
}[AnalyticsEventName];
