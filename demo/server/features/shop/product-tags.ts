import { PRODUCT_TYPES } from '../../../../core/enumerations/index.ts';
import { type Product, productStatus } from '../../../../core/product/index.ts';
import { hasWays } from '../../../../core/purchase/index.ts';
import type { Report } from '../../../../core/shared/index.ts';
import { openProduct, type RenderOptions, renderToHTML } from '../../../../entries/server/index.ts';
import type { FrameData } from '../../platform/pages/page-data.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { CURRENCY } from '../../platform/shared/money.ts';
import { FORM_KEYS } from '../../platform/shared/form-keys.ts';
import type { ProductItem } from '../catalogue/index.ts';

/** The tags of a product page that sell, as HTML. */
export interface ProductTags {
  readonly price: string;
  /** In how many installments it can be paid; empty for a product without them. */
  readonly installments: string;
  /** Empty for a product that is sold in two ways. */
  readonly addToCart: string;
}

/** The page that the tags are for. */
interface TagsPage {
  readonly frame: FrameData;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly report: Report;
}

/** What is sold out has no installments, so it needs no space for them, and no style sheet. */
const NO_INSTALLMENTS = '<afterpay-pill class="unreserved"></afterpay-pill>';

/**
 * Renders the tags that show a product's price and sell it, so that they work without JavaScript.
 * @param item the product
 * @param page the visitor's keys, the page's language and settings, and where an unreadable product is reported
 * Source: docs/behaviour/reference-store.md §6.14
 */
export function productTags(item: ProductItem, { frame, settings, report }: TagsPage): ProductTags {
  const around = openProduct(item, { currency: CURRENCY, report });
  const product = around.$product.get();
  const options = { around, nonce: frame.nonce, locale: frame.pageLanguage.tag, settings };
  // In the order of the page: the tags share the product.
  return {
    price: renderToHTML('store-price', {}, options),
    installments: hasInstallments(item) ? installmentsTag(product, options) : '',
    addToCart: product && hasWays(product) ? '' : addToCart(item, frame, options),
  };
}

function hasInstallments({ installments, structuredContent }: ProductItem): boolean {
  return installments?.afterPayAvailable === true && !structuredContent.isSubscribable;
}

function installmentsTag(product: Product | null, options: RenderOptions): string {
  const isSoldOut = product === null || productStatus(product, null) === 'sold-out';
  return isSoldOut ? NO_INSTALLMENTS : renderToHTML('afterpay-pill', {}, options);
}

function addToCart(item: ProductItem, { crumb, idempotencyKey }: FrameData, options: RenderOptions): string {
  const way = onlyWayOf(item);
  const fields = {
    // Where the product has no such field.
    quantity: '1',
    ...(way && { way }),
    [FORM_KEYS.crumb]: crumb,
    [FORM_KEYS.key]: idempotencyKey,
  };
  return renderToHTML(
    'store-add-to-cart',
    { class: 'buy-form', express: way === 'express' || undefined },
    { ...options, form: { action: PAGE_URLS.addEntry, fields } },
  );
}

/** The way to buy a product that is sold in one way; undefined for an ordinary one. */
function onlyWayOf({ structuredContent }: ProductItem): 'subscribe' | 'express' | undefined {
  if (structuredContent.isSubscribable) return 'subscribe';
  // A gift card is usually bought alone: straight to the checkout.
  return structuredContent.productType === PRODUCT_TYPES['gift-card'] ? 'express' : undefined;
}
