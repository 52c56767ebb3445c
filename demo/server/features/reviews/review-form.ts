import { randomUUID } from 'node:crypto';

import { fieldOf, type FormValues } from '../../platform/http/read-form.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { keyOf } from '../../platform/idempotency/index.ts';
import { FORM_KEYS } from '../../platform/shared/form-keys.ts';
import type { ProductItem } from '../catalogue/index.ts';
import { REVIEW_LIMITS } from './review-limits.ts';
import { REVIEW_TEXTS } from './texts.ts';

/** A control of the form. */
interface ReviewField {
  readonly value: string;
  /** '' without an error. */
  readonly problem: string;
  /** Whether it is the first one with an error, which has the focus. */
  readonly isFirst: boolean;
}

/** The form of a review, as its page prints it. */
export interface ReviewFormData {
  readonly action: string;
  readonly keys: typeof FORM_KEYS;
  readonly crumb: string;
  readonly key: string;
  /** The secret id of an order; '' for none. */
  readonly orderId: string;
  readonly rating: Pick<ReviewField, 'problem' | 'isFirst'> & {
    readonly choices: readonly {
      readonly value: number;
      readonly text: string;
      readonly stars: string;
      readonly isChosen: boolean;
    }[];
  };
  readonly title: ReviewField;
  readonly body: ReviewField;
  readonly author: ReviewField;
  /** Undefined for a member, whose address is known. */
  readonly email: ReviewField | undefined;
  readonly limits: typeof REVIEW_LIMITS;
  readonly textHint: string;
}

const RATINGS = [5, 4, 3, 2, 1] as const;
const NAMES = ['rating', 'title', 'body', 'author', 'email'] as const;

/**
 * Builds the form of a review.
 * @param context the request: `order` in its query
 * @param item the product
 * @param values what was typed
 * @param problems control → sentence
 * Source: docs/behaviour/reviews.md §5.1
 */
export function reviewForm(
  context: StoreContext,
  item: ProductItem,
  values: FormValues = {},
  problems: Readonly<Record<string, string>> = {},
): ReviewFormData {
  const first = NAMES.find((name) => problems[name] !== undefined);
  const field = (name: (typeof NAMES)[number]): ReviewField => ({
    value: fieldOf(values, name),
    problem: problems[name] ?? '',
    isFirst: name === first,
  });
  return {
    action: `${item.fullUrl}/reviews/new`,
    keys: FORM_KEYS,
    crumb: context.get('crumb'),
    key: keyOf(values[FORM_KEYS.key]) ?? randomUUID(),
    orderId: values['order'] ?? context.req.query('order') ?? '',
    rating: {
      ...field('rating'),
      choices: RATINGS.map((value) => ({
        value,
        text: REVIEW_TEXTS.stars(value),
        stars: '★'.repeat(value) + '☆'.repeat(RATINGS.length - value),
        isChosen: fieldOf(values, 'rating') === String(value),
      })),
    },
    title: field('title'),
    body: field('body'),
    author: field('author'),
    email: context.get('member') === undefined ? field('email') : undefined,
    limits: REVIEW_LIMITS,
    textHint: REVIEW_TEXTS.textHint,
  };
}
