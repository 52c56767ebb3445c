import { Hono } from 'hono';

import type { ProductData } from '../../../../engine/template/index.ts';
import { announceWait } from '../../platform/http/announce-wait.ts';
import { fieldOf, type FormValues, readForm } from '../../platform/http/read-form.ts';
import { check } from '../../platform/http/read-json.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { keyOfEntries, runOnce } from '../../platform/idempotency/index.ts';
import { countRefused } from '../../platform/limits/count-refused.ts';
import { countRequest } from '../../platform/limits/limit-rate.ts';
import { toRefusal } from '../../platform/pages/answer-error.ts';
import { answerKept } from '../../platform/pages/answer-kept.ts';
import { answerStandalone } from '../../platform/pages/answer-page.ts';
import { checkSender } from '../../platform/sessions/check-crumb.ts';
import { FORM_KEYS } from '../../platform/shared/form-keys.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { spokenLocale } from '../../platform/shared/speech.ts';
import { findProduct, type ProductItem } from '../catalogue/index.ts';
import { findStoreLink, type StoreLink } from '../collections/index.ts';
import { addReview } from './add-review.ts';
import { reviewForm, type ReviewFormData } from './review-form.ts';
import { canWriteReview, type ReviewParts } from './reviews-page.ts';
import { WRITTEN_REVIEW } from './schemas.ts';
import { REVIEW_TEXTS } from './texts.ts';

declare module '../../platform/pages/pages.ts' {
  interface StandalonePages {
    readonly 'write-review': {
      readonly item: ProductData;
      /** Its store; undefined if that is hidden. */
      readonly store: StoreLink | undefined;
      /** Undefined once the review is sent. */
      readonly form: ReviewFormData | undefined;
      readonly done: string | undefined;
      readonly isRefused: boolean;
      readonly notice: string | undefined;
    };
  }
}

/**
 * The form that writes a review, without JavaScript: a post is answered with the thanks, or with the form and its errors.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reviews.md §5
 */
export function writeReview(parts: ReviewParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.get(PAGE_URLS.writeReview, async (context) => {
    const item = await productOf(context, parts);
    const isDone = context.req.query('done') !== undefined;
    return answerStandalone(context, parts, 'write-review', {
      item,
      store: await findStoreLink(parts.db, item),
      form: isDone ? undefined : reviewForm(context, item),
      done: isDone ? REVIEW_TEXTS.sent : undefined,
      isRefused: false,
      notice: undefined,
    });
  });
  routes.post(PAGE_URLS.writeReview, async (context) => {
    const form = await readForm(context);
    // Values posted by another site are not shown.
    await countRefused(context, parts, () => {
      checkSender(context, parts.secret, fieldOf(form, FORM_KEYS.crumb));
    });
    try {
      await countRequest(context, parts.limiter, 'write');
      await save(context, parts, form);
      return context.redirect(`${context.req.path}?done`, 303);
    } catch (error) {
      return await askAgain(context, parts, form, error).catch((failure: unknown) =>
        answerKept(context, parts, Object.entries(form), failure),
      );
    }
  });
  return routes;
}

async function productOf(context: StoreContext, parts: ReviewParts): Promise<ProductItem> {
  const item = await findProduct(parts.db, 'slug', context.req.param('slug') ?? '');
  if (item === undefined || !canWriteReview(parts)) throw refusal(404, 'unknownPage');
  return item;
}

async function save(context: StoreContext, parts: ReviewParts, form: FormValues): Promise<void> {
  const { id: productId } = await productOf(context, parts);
  const member = context.get('member');
  const review = check(WRITTEN_REVIEW, {
    rating: fieldOf(form, 'rating'),
    title: fieldOf(form, 'title'),
    body: fieldOf(form, 'body'),
    author: fieldOf(form, 'author'),
    email: member?.email ?? fieldOf(form, 'email'),
  });
  // Corrections of a refused review do not count.
  await countRequest(context, parts.limiter, 'comment');
  const request = { productId, ...review };
  const action = {
    // Visitors without a session share one; keys are random.
    scope: context.get('sessionId') || 'review',
    key: keyOfEntries(form[FORM_KEYS.key], request),
    call: `POST ${PAGE_URLS.writeReview}`,
    request,
  };
  await runOnce(parts.db, action, async (transaction) => {
    await addReview(transaction, productId, review, {
      memberId: member?.id,
      orderId: fieldOf(form, 'order'),
      language: spokenLocale(),
    });
    return { status: 303, body: '' };
  });
}

/** Shows the form again with its entries. The key stays: the same entries are the same review. */
async function askAgain(
  context: StoreContext,
  parts: ReviewParts,
  form: FormValues,
  error: unknown,
): Promise<Response> {
  const refused = toRefusal(error, context, parts);
  const { message, status, details } = refused;
  const item = await productOf(context, parts);
  announceWait(context, refused);
  return answerStandalone(
    context,
    parts,
    'write-review',
    {
      item,
      store: await findStoreLink(parts.db, item),
      form: reviewForm(context, item, form, details.errors),
      done: undefined,
      isRefused: true,
      // An error beside its field needs no other.
      notice: details.errors ? REVIEW_TEXTS.correct : message,
    },
    status,
  );
}
