import { Hono } from 'hono';
import { sql } from 'kysely';

import { DIALOG_WORDS } from '../../../../core/words/index.ts';
import { ownValue } from '../../../../core/json/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { fieldOf } from '../../platform/http/read-form.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { cursorOf, pageUrls } from '../../platform/owner/index.ts';
import { type ListPages, type OwnerQuestionData, PLAIN_QUESTION } from '../../platform/pages/owner-pages.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { readCheckedForm } from '../../platform/sessions/read-checked-form.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { findOwnersReviews, type OwnersReview } from './find-owners-reviews.ts';
import { REVIEW_STATES, type ReviewState } from './review-limits.ts';
import { REVIEW_TEXTS } from './texts.ts';

/** The data of the owner's page of reviews. */
interface OwnerReviewsData extends ListPages {
  readonly done: string | undefined;
  readonly states: readonly {
    readonly text: string;
    readonly url: string;
    readonly current: 'page' | undefined;
  }[];
  readonly reviews: readonly {
    readonly product: string;
    readonly productUrl: string;
    readonly stars: string;
    readonly ratingText: string;
    readonly title: string;
    readonly body: string;
    readonly author: string;
    /** '' where it is not known. */
    readonly email: string;
    readonly language: string;
    readonly at: number;
    readonly marks: readonly string[];
    readonly about: string;
    readonly stateUrl: string;
    readonly deleteUrl: string;
    /** The states that it can get. */
    readonly changes: readonly { readonly state: ReviewState; readonly text: string }[];
  }[];
  readonly state: ReviewState;
  readonly empty: string;
}

declare module '../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-reviews': OwnerReviewsData;
  }
}

const DONE: Readonly<Record<string, string>> = {
  approved: REVIEW_TEXTS.wasApproved,
  rejected: REVIEW_TEXTS.wasRejected,
  deleted: REVIEW_TEXTS.deleted,
};

const CHANGES = [
  { state: 'approved', text: REVIEW_TEXTS.approve },
  { state: 'rejected', text: REVIEW_TEXTS.reject },
] as const;

/**
 * Reads the owner's page of reviews: those that wait, or those of another state.
 * @param context the request: `state`, `before` or `after`, and `done`, in its query
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §23.1
 */
export async function readReviews(context: StoreContext, { db }: StoreParts): Promise<OwnerReviewsData> {
  const state = stateIn(context.req.query('state') ?? '');
  const { items, counts, ...ends } = await findOwnersReviews(db, state, cursorOf(context));
  return {
    done: ownValue(DONE, context.req.query('done') ?? ''),
    states: REVIEW_STATES.map((one) => ({
      text: `${REVIEW_TEXTS[one]} (${counts[one].toLocaleString('en-US')})`,
      url: listUrl(one),
      current: one === state ? 'page' : undefined,
    })),
    state,
    reviews: items.map(rowOf),
    empty: REVIEW_TEXTS.noneOf(REVIEW_TEXTS[state]),
    ...pageUrls(ends, OWNER_URLS.reviews, { state }),
  };
}

function rowOf(review: OwnersReview): OwnerReviewsData['reviews'][number] {
  const { id, productTitle, productId, rating, title, body, author, email, language, state } = review;
  const urlOf = (path: string): string => path.replace(':id', encodeURIComponent(id));
  return {
    product: productTitle,
    productUrl: OWNER_URLS.product.replace(':id', encodeURIComponent(productId)),
    stars: '★'.repeat(rating) + '☆'.repeat(5 - rating),
    ratingText: REVIEW_TEXTS.stars(rating),
    title: title ?? '',
    body: body ?? '',
    author: author ?? REVIEW_TEXTS.anonymous,
    email: email ?? '',
    language,
    at: review.writtenAt,
    marks: [
      ...(review.isVerified ? [REVIEW_TEXTS.verified] : []),
      ...(review.isImported ? [REVIEW_TEXTS.imported] : []),
    ],
    about: REVIEW_TEXTS.reviewOf(productTitle, author ?? REVIEW_TEXTS.anonymous),
    stateUrl: urlOf(OWNER_URLS.reviewState),
    deleteUrl: urlOf(OWNER_URLS.deleteReview),
    changes: CHANGES.filter((change) => change.state !== state),
  };
}

function stateIn(text: string): ReviewState {
  return REVIEW_STATES.find((one) => one === text) ?? 'pending';
}

function listUrl(state: ReviewState, more: Readonly<Record<string, string>> = {}): string {
  return `${OWNER_URLS.reviews}?${new URLSearchParams({ state, ...more })}`;
}

/**
 * Reads the question before a review is deleted.
 * @param context the request: `id` in its path
 * @param parts what the routes are built from
 * @throws Refusal 404 if there is none
 * Source: docs/behaviour/owner-pages.md §23.3
 */
export async function readReviewQuestion(
  context: StoreContext,
  { db }: StoreParts,
): Promise<OwnerQuestionData> {
  const id = context.req.param('id') ?? '';
  const review = await stateOf(db, id);
  if (review === undefined) throw refusal(404, 'unknownPage');
  return {
    ...PLAIN_QUESTION,
    about: REVIEW_TEXTS.reviewOf(review.productTitle, review.author ?? REVIEW_TEXTS.anonymous),
    consequence: REVIEW_TEXTS.deletedForGood,
    action: OWNER_URLS.deleteReview.replace(':id', encodeURIComponent(id)),
    fields: [{ name: 'state', value: review.state }],
    confirmText: REVIEW_TEXTS.delete,
    cancelUrl: listUrl(review.state),
    cancelText: DIALOG_WORDS.cancel,
  };
}

async function stateOf(db: Database, id: string) {
  return db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .select(['reviews.state', 'reviews.author'])
    .select(sql<string>`products.details::json->>'title'`.as('productTitle'))
    .where('reviews.id', '=', id)
    .executeTakeFirst();
}

/**
 * The forms that approve, reject and delete a review. A repeated one has no further effect.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §23.2, §23.3
 */
export function reviewRoutes({ db, secret }: StoreParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  const readOwners = (context: StoreContext) => readCheckedForm(context, secret);
  routes.post(OWNER_URLS.reviewState, async (context) => {
    const form = await readOwners(context);
    const change = CHANGES.find(({ state }) => state === fieldOf(form, 'state'));
    if (change === undefined) throw refusal(400, 'unfittingValue');
    const changed = await db
      .updateTable('reviews')
      .set({ state: change.state })
      .where('id', '=', context.req.param('id'))
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) throw refusal(404, 'unknownItem');
    return context.redirect(listUrl(stateIn(fieldOf(form, 'list')), { done: change.state }), 303);
  });
  routes.post(OWNER_URLS.deleteReview, async (context) => {
    const form = await readOwners(context);
    await db.deleteFrom('reviews').where('id', '=', context.req.param('id')).execute();
    return context.redirect(listUrl(stateIn(fieldOf(form, 'state')), { done: 'deleted' }), 303);
  });
  return routes;
}
