import { configureStore } from '../../elements/index.ts';
import { untilRole } from './by-role.ts';
import type { StateCase } from './cart-states.ts';
import { waitUntil } from './wait-until.ts';

const REVIEW = {
  id: 'one',
  author: 'Ann',
  rating: 4,
  title: 'Holds tea',
  body: 'And coffee.',
  createdOn: 1_700_000_000_000,
};

/** Two reviews of each product, with more pages. */
export const SHOWN_REVIEWS = {
  loadReviews: () =>
    Promise.resolve({
      reviews: [REVIEW, { ...REVIEW, id: 'two', isImported: true, source: 'Elsewhere', language: 'fr' }],
      reviewCount: 4,
      averageRating: 4,
      hasNextPage: true,
      nextPageCursor: '2',
    }),
};

/** The response for a product without reviews. */
const NO_REVIEWS = {
  reviews: [],
  reviewCount: 0,
  averageRating: null,
  hasNextPage: false,
  nextPageCursor: null,
};

/** The visible states of reviews. */
export const REVIEW_STATES: Readonly<Record<string, StateCase>> = {
  'a list': {
    properties: { itemId: 'mug' },
    enter: (e) => untilRole(e, { role: 'button', name: 'Show more' }),
  },
  'there are none': {
    before: (cart) => {
      configureStore({ gateway: { cart, reviews: { loadReviews: () => Promise.resolve(NO_REVIEWS) } } });
    },
    properties: { itemId: 'mug' },
    enter: (e) => waitUntil(() => e.shadowRoot!.textContent.includes('No reviews yet')),
  },
  'they cannot be shown': {
    before: (cart) => {
      const loadReviews = () => Promise.reject(new Error('not today'));
      configureStore({ gateway: { cart, reviews: { loadReviews } } });
    },
    properties: { itemId: 'mug' },
    enter: (e) => untilRole(e, { role: 'button', name: 'Try again' }),
  },
};
