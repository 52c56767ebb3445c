/** Data of the store behind the examples, besides its products. */

const REVIEW = {
  id: 'one',
  author: 'Ann',
  rating: 5,
  title: 'Holds tea',
  body: 'And coffee. The glaze is even, and the handle fits two fingers.',
  createdOn: 1_699_963_200_000,
};

/** Two reviews of each product. */
export const REVIEWS = {
  reviews: [
    REVIEW,
    {
      ...REVIEW,
      id: 'two',
      author: 'Basil',
      rating: 4,
      title: 'A little small',
      body: 'Good for espresso.',
      createdOn: 1_690_027_200_000,
    },
  ],
  reviewCount: 2,
  averageRating: 4.5,
  hasNextPage: false,
  nextPageCursor: null,
} as const;

/** The page in three languages. */
export const PAGE_LANGUAGES = [
  { language: 'en', url: '/' },
  { language: 'de', url: '/de' },
  { language: 'ar', url: '/ar' },
] as const;

/** The form `contact`. */
export const CONTACT_FORM = {
  id: 'contact',
  submitText: 'Send',
  submissionText: 'Thank you. We will write back.',
  fields: [
    { id: 'name', type: 'name', title: 'Your name', required: true },
    { id: 'email', type: 'email', title: 'Email', required: true, description: 'Only to answer.' },
    { id: 'message', type: 'textarea', title: 'Message', required: true, maxLength: 200 },
  ],
} as const;

/** The answer of a site with a small navigation. */
export const SITE_LAYOUT = {
  layout: [
    {
      identifier: 'mainNavigation',
      templateId: 'clay',
      version: 1,
      links: [
        { collectionId: 'shop' },
        {
          title: 'About',
          collectionId: 'folder-1',
          folderBehavior: 3,
          children: [{ collectionId: 'journal' }, { title: 'Makers', externalLink: '/#makers' }],
        },
      ],
    },
  ],
  collections: [
    { id: 'shop', title: 'Shop' },
    { id: 'journal', title: 'Journal' },
    { id: 'events', title: 'Events' },
  ],
  memberAreas: [],
} as const;

/** Products that customers are waiting for. */
export const WAITING = {
  groups: [
    { productId: 'vase', variantId: 'vase', title: 'Bud Vase', signUpCount: 2, isInStock: true },
    {
      productId: 'tee',
      variantId: 'tee-m',
      title: 'Everyday Tee',
      variantTitle: 'Sand / M',
      signUpCount: 1,
      isInStock: false,
    },
  ],
  signUps: [{ siteVisitorEmail: 'ann@example.com', isJoinMailingList: true }],
} as const;

/** The account of the examples, which may log in. */
export const MEMBER = {
  email: 'ada@example.org',
  password: 'celadon over tenmoku',
  rememberMe: false,
} as const;
