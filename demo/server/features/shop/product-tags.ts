import { PRODUCT_TYPES } from '../../../../core/enumerations/index.ts';
import type { Report } from '../../../../core/shared/index.ts';
import { openProduct, renderToHTML } from '../../../../entries/server/index.ts';
import type { FrameData } from '../../platform/pages/page-data.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { CURRENCY } from '../../platform/shared/money.ts';
import { FORM_KEYS } from '../../platform/shared/form-keys.ts';
import type { ProductItem } from '../catalogue/index.ts';

/** The tags of a product page that sell, as HTML. */
export interface ProductTags {
  readonly price: string;
  readonly addToCart: string;
}

/** The page that the tags are for. */
interface TagsPage {
  readonly frame: FrameData;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly report: Report;
}

/**
 * Renders the tags that show a product's price and sell it, so that they work without JavaScript.
 * @param item the product
 * @param page the visitor's keys, the page's language and settings, and where an unreadable product is reported
 * Source: docs/behaviour/reference-store.md §6.14
 */
export function productTags(item: ProductItem, { frame, settings, report }: TagsPage): ProductTags {
  const { crumb, idempotencyKey, nonce, pageLanguage } = frame;
  const options = {
    around: openProduct(item, { currency: CURRENCY, report }),
    nonce,
    locale: pageLanguage.tag,
    settings,
  };
  const price = renderToHTML('store-price', {}, options);
  const way = onlyWayOf(item);
  const fields = {
    // Where the product has no such field.
    quantity: '1',
    ...(way && { way }),
    [FORM_KEYS.crumb]: crumb,
    [FORM_KEYS.key]: idempotencyKey,
  };
  const addToCart = renderToHTML(
    'store-add-to-cart',
    { class: 'buy-form', express: way === 'express' || undefined },
    { ...options, form: { action: PAGE_URLS.addEntry, fields } },
  );
  return { price, addToCart };
}

/** The way to buy a product that is sold in one way; undefined for an ordinary one. */
function onlyWayOf({ structuredContent }: ProductItem): 'subscribe' | 'express' | undefined {
  if (structuredContent.isSubscribable) return 'subscribe';
  // A gift card is usually bought alone: straight to the checkout.
  return structuredContent.productType === PRODUCT_TYPES['gift-card'] ? 'express' : undefined;
}
