import { scriptJson } from '../../../../core/json/index.ts';
import { PAGE_TYPES } from '../../../../core/enumerations/index.ts';
import type { Report } from '../../../../core/shared/index.ts';
import type { ProductData } from '../../../../engine/template/index.ts';
import { WEBSITE } from '../../../site/website.ts';
import { newFormKey } from '../../platform/sessions/form-key.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { logError } from '../../platform/pages/answer-error.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import type { FrameData } from '../../platform/pages/page-data.ts';
import { answerPage } from '../../platform/pages/answer-page.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { spokenLocale } from '../../platform/shared/speech.ts';
import { captchaOf, type CaptchaNotice, type CaptchaParts } from '../captcha/index.ts';
import {
  findFirstProducts,
  findOwnersProduct,
  findProduct,
  type FormOption,
  productOptions,
  type ProductItem,
  productPlan,
  type ProductPlan,
  safeBody,
} from '../catalogue/index.ts';
import { findStoreLink, type StoreLink } from '../collections/index.ts';
import { INSTALMENT_PAGE_URLS } from '../instalments/index.ts';
import { restockData, type RestockData, restockMessages } from '../restock/index.ts';
import {
  canWriteReview,
  reviewsData,
  type ReviewsData,
  shownReviews,
  type ReviewParts,
} from '../reviews/index.ts';
import { categoryUrl } from './chosen-category.ts';
import { findMerchandising, type Merchandising } from './merchandising.ts';
import { type ProductTags, productTags } from './product-tags.ts';
import { sharedProduct } from './shared-product.ts';
import { structuredData } from './structured-data.ts';

/** The `sizes` of the pictures of a product page; must match `product.css`. */
export const PICTURE_SIZES =
  '(min-width: 76rem) 38rem, (min-width: 60rem) 50vw, (min-width: 48rem) 45vw, 92vw';

/** Products that the home page and the page of another product show; the templates print as many. */
export const SHOWN_PRODUCTS = 4;

declare module '../../platform/pages/pages.ts' {
  interface Pages {
    readonly product: {
      readonly item: ProductData;
      /** Its store; undefined if that is hidden. */
      readonly store: StoreLink | undefined;
      /** Links to its categories in its store; none if the store is hidden. */
      readonly categoryLinks: readonly { readonly name: string; readonly url: string }[];
      /** Where the owner edits it; undefined for visitors. */
      readonly editUrl: string | undefined;
      /** The `sizes` of its pictures. */
      readonly pictureSizes: string;
      /** Its options, for the form without JavaScript of a product that is sold in two ways. */
      readonly options: readonly FormOption[];
      /** Its plan, if it is also sold once. */
      readonly plan: ProductPlan | undefined;
      readonly others: readonly ProductData[];
      /** The restock sign-up; undefined if nothing is sold out. */
      readonly restock: RestockData | undefined;
      /** Its reviews; undefined if reviews are off. */
      readonly reviews: ReviewsData | undefined;
      /** The form of a review; undefined if nobody can write one. */
      readonly writeUrl: string | undefined;
      readonly captcha: CaptchaNotice | undefined;
      /** Structured data, as JSON text. */
      readonly structuredData: string;
      readonly selling: ProductTags;
      /** Settings of the page, as a JSON text. */
      readonly storeConfig: string;
    };
  }
}

/**
 * Answers with the page of a product.
 * @param context the request: `slug` in its path
 * @param parts what the routes are built from
 * @throws Refusal 404 if there is none
 * Source: docs/behaviour/reference-store.md §6.1
 */
export async function answerProductPage(
  context: StoreContext,
  parts: CaptchaParts & ReviewParts,
): Promise<Response> {
  const item = await findProduct(parts.db, 'slug', context.req.param('slug') ?? '');
  if (item === undefined) throw refusal(404, 'unknownPage');
  return answerWithProduct(context, parts, { item });
}

/**
 * Answers the owner with the page of a product as visitors will see it.
 * @param context the request: `id` in its path
 * @param parts what the routes are built from
 * @throws Refusal 404 if there is none
 * Source: docs/behaviour/owner-pages.md §17.5
 */
export async function answerPreview(
  context: StoreContext,
  parts: CaptchaParts & ReviewParts,
): Promise<Response> {
  const item = await findOwnersProduct(parts.db, context.req.param('id') ?? '');
  if (item === undefined) throw refusal(404, 'unknownPage');
  const editUrl = OWNER_URLS.product.replace(':id', encodeURIComponent(item.id));
  return answerWithProduct(context, parts, { item, editUrl });
}

async function answerWithProduct(
  context: StoreContext,
  parts: CaptchaParts & ReviewParts,
  { item, editUrl }: { readonly item: ProductItem; readonly editUrl?: string },
): Promise<Response> {
  const { db } = parts;
  const report = (error: unknown) => {
    logError(error, context, parts);
  };
  const found = await shownReviews(item, parts);
  const captcha = captchaOf(parts, { hasCaptcha: true });
  const merchandising = await findMerchandising(db, item);
  const visit = visitOf(context, { hasCaptcha: captcha !== undefined, own: merchandising[item.id] });
  const config = {
    pageType: PAGE_TYPES['content-item'],
    item: { id: item.id, recordType: item.recordType },
    timeZone: WEBSITE.timeZone,
    reviews: parts.reviews,
    merchandising,
    captchaProvider: captcha?.provider,
    captchaSiteKey: captcha?.siteKey,
    installments: { modalUrls: INSTALMENT_PAGE_URLS },
  };
  const shared = sharedProduct(item);
  const store = await findStoreLink(db, item);
  const body = await safeBody(item.body);
  const others = await findFirstProducts(db, SHOWN_PRODUCTS, item.id);
  const own = (frame: FrameData) => ({
    item: { ...item, body },
    store,
    categoryLinks: categoryLinksOf(store, item),
    editUrl,
    pictureSizes: PICTURE_SIZES,
    ...bothWays(item, report),
    others,
    restock: restockData(item, visit),
    reviews: found && reviewsData(item, found.listing, found.query.sort),
    writeUrl: found && writeUrlOf(parts, item),
    captcha,
    structuredData: structuredData(item, found?.listing),
    storeConfig: scriptJson(config),
    selling: productTags(item, { frame, settings: config, report }),
  });
  return answerPage(context, parts, 'product', own, {
    picture: firstPicture(item),
    shared: editUrl === undefined ? shared : null,
    isComplete: (frame) => editUrl === undefined && hasNothingYet(frame),
  });
}

/** Whether the visitor has nothing that only a script shows or records. */
function hasNothingYet({ cart, consent, owner }: FrameData): boolean {
  return cart.totalQuantity === 0 && consent !== 'granted' && owner === undefined;
}

/** What the form without JavaScript shows of a product that is sold once and as a subscription: its button names the chosen way. */
function bothWays(item: ProductItem, report: Report) {
  const plan = productPlan(item, { locale: spokenLocale() }, () => {
    // Reported by the tags.
  });
  return plan?.ways ? { plan, options: productOptions(item, report) } : { plan: undefined, options: [] };
}

function writeUrlOf(parts: ReviewParts, { fullUrl }: ProductItem): string | undefined {
  return canWriteReview(parts) ? `${fullUrl}/reviews/new` : undefined;
}

function categoryLinksOf(store: StoreLink | undefined, { categories }: ProductItem) {
  return store ? categories.map((name) => ({ name, url: categoryUrl(store.url, name) })) : [];
}

function visitOf(
  context: StoreContext,
  { hasCaptcha, own }: { readonly hasCaptcha: boolean; readonly own: Merchandising | undefined },
) {
  return {
    crumb: context.get('crumb'),
    idempotencyKey: newFormKey(context),
    hasCaptcha,
    hasNewsletter: own?.mailingListSignUpEnabled ?? false,
    messages: own?.restockNotificationMessages ?? restockMessages({}),
  };
}

/**
 * Names the picture that a page of a product shows first.
 * @param item the product
 */
export function firstPicture({ mainImage }: ProductItem) {
  return mainImage ? { item: mainImage, sizes: PICTURE_SIZES } : undefined;
}
