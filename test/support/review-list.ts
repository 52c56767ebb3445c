import { ReviewList } from '../../core/reviews/index.ts';

/** A request of a list. */
interface AskedPage {
  readonly query: object;
  readonly signal: AbortSignal;
  answer(json: unknown): void;
  fail(error: unknown): void;
}

/** A list whose answers the test gives. */
export interface OpenList {
  readonly list: ReviewList;
  readonly asked: readonly AskedPage[];
  readonly reported: readonly unknown[];
}

/** The kinds of all requests. */
export const KINDS = ['native', 'imported'] as const;

/**
 * Makes a review as a store sends it.
 * @param id its id
 * @param more other fields
 */
export const review = (id: string, more: object = {}) => ({ id, rating: 4, ...more });

/**
 * Makes the subject of a list.
 * @param productId the product
 */
export const of = (productId: string) => ({ productId, kinds: KINDS });

/** Waits until a list has read an answer. */
export const settle = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Lists the reviews that a list shows.
 * @param list the list
 * @returns their ids; undefined while there are none
 */
export const idsOf = (list: ReviewList) => list.$state.get().page?.reviews.map(({ id }) => id);

/** Opens a list over answers that the test gives itself. */
export function open(): OpenList {
  const asked: AskedPage[] = [];
  const reported: unknown[] = [];
  const list = new ReviewList({
    gateway: {
      loadReviews: (_id, query, signal) =>
        new Promise((answer, fail) => {
          asked.push({ query, signal, answer, fail });
        }),
    },
    report: (error) => reported.push(error),
  });
  return { list, asked, reported };
}
