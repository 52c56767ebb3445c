const REVIEW = {
  id: 'one',
  author: 'Ann',
  rating: 4,
  title: 'Holds tea',
  body: 'And coffee.',
  createdOn: 1_700_000_000_000,
};

/** Two reviews of everything, and more to come. */
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

/** What the store says of a product that nobody has judged. */
export const NO_REVIEWS = {
  reviews: [],
  reviewCount: 0,
  averageRating: null,
  hasNextPage: false,
  nextPageCursor: null,
};
