import type { Cart, CartEntry } from '../../cart/index.ts';
import { decimalFromMinor, type Money } from '../../money/index.ts';
import type {
  AnalyticsEvent,
  AnalyticsEventName,
  AnalyticsFields,
  ButtonFacts,
  FormFacts,
  ProductFacts,
} from '../event/analytics-event.ts';
import type { PageFacts } from '../event/page-facts.ts';

/** Fields for trackers: plain JSON with names in snake case. */
export type WireFields = Readonly<Record<string, unknown>>;

/**
 * Formats the shop, product and cart fields of an event for trackers.
 * @param event the event
 * @param page the page on which it happened
 * @returns fields with amounts in major units
 * Source: docs/behaviour/analytics.md §3.6
 */
export function storefrontFields(event: AnalyticsEvent, { settings }: PageFacts): WireFields {
  const { item, collection } = settings;
  const cart = 'cart' in event.fields ? event.fields.cart : null;
  return {
    website_id: settings.websiteId,
    page_id: (item ?? collection)?.id ?? null,
    item_id: itemIdOf(event, item),
    currency_code: cart?.currency ?? settings.currency,
    ...(cart && cartFields(cart)),
    ...ownFields(event),
  };
}

/** The subject: from the event, otherwise from the page. */
function itemIdOf({ fields }: AnalyticsEvent, item: { readonly id: string } | null): string | null {
  return 'itemId' in fields ? fields.itemId : (item?.id ?? null);
}

function cartFields(cart: Cart): WireFields {
  return {
    cart_id: cart.id,
    num_items_in_cart: cart.totalQuantity,
    cart_value: majorUnits(cart.subtotal),
    cart_items: cart.entries.map(itemFields),
  };
}

function itemFields({ itemId, chosenVariant, quantity, purchasePrice, kind }: CartEntry): WireFields {
  return {
    itemId,
    sku: chosenVariant?.sku ?? null,
    quantity,
    price: majorUnits(purchasePrice),
    productType: kind,
  };
}

function productFields({ title, sku, price, kind }: ProductFacts): WireFields {
  return { item_title: title, sku, price: majorUnits(price), product_type: kind };
}

function formFields({ formId, formType }: FormFacts): WireFields {
  return { form_id: formId, form_type: formType };
}

function buttonFields({ buttonId }: ButtonFacts): WireFields {
  return { button_id: buttonId };
}

function overlayFields({ overlayId }: { readonly overlayId: string }): WireFields {
  return { overlay_id: overlayId };
}

/** The fields of each event besides product and cart. */
const OWN_FIELDS: {
  readonly [Name in AnalyticsEventName]?: (fields: AnalyticsFields[Name]) => WireFields;
} = {
  'page-view': ({ title }) => ({ page_title: title }),
  'product-view': productFields,
  'variant-choice': productFields,
  'cart-addition': (fields) => ({ ...productFields(fields), quantity: fields.quantity }),
  'cart-removal': ({ sku }) => ({ sku }),
  'form-render': formFields,
  'form-submission': formFields,
  'newsletter-signup': formFields,
  'restock-signup': ({ variantId }) => ({ variant_id: variantId }),
  'gallery-change': ({ galleryId, index }) => ({ gallery_id: galleryId, slide_index: index }),
  'overlay-view': overlayFields,
  'overlay-close': (fields) => ({ ...overlayFields(fields), is_submitted: fields.isSubmitted }),
  'button-render': buttonFields,
  'button-press': buttonFields,
  custom: ({ content }) => content,
};

function ownFields({ name, fields }: AnalyticsEvent): WireFields {
  // Name and fields belong together, which the type of a table cannot say.
  const write = OWN_FIELDS[name] as ((fields: object) => WireFields) | undefined;
  return write?.(fields) ?? {};
}

function majorUnits(amount: Money | null): number | null {
  return amount && Number(decimalFromMinor(amount.amountMinor, amount.currency));
}
