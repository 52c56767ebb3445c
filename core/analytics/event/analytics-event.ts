import type { Cart } from '../../cart/index.ts';
import type { JsonObject } from '../../json/index.ts';
import type { Money } from '../../money/index.ts';
import type { OfferKind } from '../../offer/index.ts';

/** A product, as the visitor sees it. */
export interface ProductFacts {
  readonly itemId: string;
  readonly title: string | null;
  readonly sku: string | null;
  readonly price: Money | null;
  /** The kind of product; `unknown` if the document does not name it. */
  readonly kind: OfferKind;
}

/** A form. */
export interface FormFacts {
  readonly formId: string;
  readonly formType: string | null;
}

/** A button that was shown or clicked. */
export interface ButtonFacts {
  readonly buttonId: string;
  readonly destinationUrl: string | null;
}

/** The fields of each event, by name. Source: docs/behaviour/analytics.md §10. */
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
  /** A custom event of the site: a name, and fields in plain JSON. */
  readonly custom: { readonly schemaName: string; readonly content: JsonObject };
  readonly 'lesson-visit': { readonly itemId: string };
  readonly 'paywall-visit': { readonly itemId: string };
}

/** Name of an event. Source: docs/behaviour/analytics.md §10. */
export type AnalyticsEventName = keyof AnalyticsFields;

/** One event, the same for all sinks. Source: docs/behaviour/analytics.md §10. */
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
