/** A policy of the demo store: what the store on this server really does. */
export interface Policy {
  readonly title: string;
  readonly excerpt: string;
  readonly sections: readonly {
    readonly title: string;
    readonly body: string;
    /** Names of stored data, and what each is for. */
    readonly stored?: readonly { readonly names: readonly string[]; readonly body: string }[];
  }[];
}

/** Last part of the URL → policy. Source: docs/behaviour/reference-store.md §17 */
export const POLICIES = {
  shipping: {
    title: 'Shipping policy',
    excerpt: 'This is a demo store, so nothing ships.',
    sections: [
      {
        title: 'No deliveries',
        body: 'The products are made up. Delivery times on their pages show how a store would state them. The checkout asks for an address and adds shipping and tax as a store would, but we charge nothing and send nothing.',
      },
      {
        title: 'Gift cards and downloads',
        body: 'Gift cards get a real code in this store’s database, and an email with it is written. It leaves the store only if the owner has connected a mail server.',
      },
      {
        title: 'Subscriptions',
        body: 'A subscription records its first order. There are no later deliveries and no later payments.',
      },
    ],
  },
  returns: {
    title: 'Return policy',
    excerpt: 'You pay nothing and get nothing, so there is nothing to return.',
    sections: [
      {
        title: 'Refunds',
        body: 'We never charge you. No order here needs a refund.',
      },
      {
        title: 'Orders',
        body: 'You can’t cancel an order yourself. It stays in the store’s database until its owner resets the data.',
      },
      {
        title: 'Repairs',
        body: 'The repairs that our home page promises are part of the demo, too.',
      },
    ],
  },
  privacy: {
    title: 'Privacy policy',
    excerpt: 'What this demo store saves, where, and for how long.',
    sections: [
      {
        title: 'What you send us',
        body: 'Orders with their shipping address and note, subscriptions, forms, newsletter sign-ups, back-in-stock requests and member accounts are saved in this store’s database. Its owner can read them, except passwords, which are stored as hashes. They stay until the owner resets the data; the owner can also delete single form entries, comments and addresses on mailing lists. Comments and the name you give with them are public. A like is saved with your session, or your member account; pages show only the number of likes. Please don’t enter real personal data.',
      },
      {
        title: 'Email',
        body: 'Messages are saved in an outbox that its owner can read. They leave the store only if the owner has connected a mail server.',
      },
      {
        title: 'Cookies we need',
        body: 'They keep your cart, your login and your choices. They need no consent and don’t track you. Most last 400 days. A login lasts 12 hours, or 30 days if you choose to stay logged in.',
        stored: [
          { names: ['ss_session'], body: 'Your session, which holds your cart.' },
          { names: ['crumb'], body: 'Protects forms against forged requests.' },
          { names: ['CART'], body: 'Notes that you have a cart.' },
          { names: ['SiteUserInfo', 'ss_member'], body: 'Keep you logged in as a member.' },
          { names: ['ss_owner'], body: 'Keeps the store’s owner logged in.' },
          { names: ['ss_unlocked'], body: 'Remembers the locked pages you opened, for a week.' },
          {
            names: ['ss_arrival'],
            body: 'Brings your cart along from another site, for a minute.',
          },
          { names: ['ss_census', 'ss_census_refused'], body: 'Remember your answer about analytics.' },
          { names: ['ss_cookie_probe'], body: 'Checks whether cookies work, and is removed right away.' },
          {
            names: ['store-overlay.*'],
            body: 'Remembers that you closed a popup. Used where the browser has no local storage.',
          },
        ],
      },
      {
        title: 'Storage in your browser',
        body: 'Your browser also keeps the number of items in your cart, unfinished forms, back-in-stock requests with your email address, a login token, closed popups and your language. This needs no consent either.',
      },
      {
        title: 'Analytics, only if you agree',
        body: 'We count visits only after you choose “Allow analytics” at the bottom of a page. No other company gets the data. Choose “Don’t allow” there at any time, and the following is deleted from your browser. Visits counted before that stay counted.',
        stored: [
          { names: ['ss_cvr', 'ss_cvt'], body: 'Tell visitors and visits apart.' },
          { names: ['SS_ANALYTICS_ID'], body: 'Tells visitors apart.' },
          {
            names: ['SS_ANALYTICS_EXPIRATION', 'SS_SESSION_ID', 'SS_IS_FIRST_SESSION', 'SS_HAS_LANDED'],
            body: 'Describe the visit. These are in your browser’s storage.',
          },
          {
            names: ['SS_MID'],
            body: 'Not set by this store. Deleted if another version of the site left it.',
          },
          { names: ['store-analytics.*'], body: 'Holds events until they are sent.' },
          { names: ['store-viewed *'], body: 'Holds the products you viewed last..' },
        ],
      },
      {
        title: 'Other companies',
        body: 'This store loads nothing from other sites, unless its owner has turned on a captcha service. Links to maps, calendars and social networks open other sites, with their own policies.',
      },
      {
        title: 'Your internet address',
        body: 'The server uses it to limit the number of requests. It isn’t saved.',
      },
    ],
  },
  terms: {
    title: 'Terms of service',
    excerpt: 'The short version: this store is for trying things out.',
    sections: [
      {
        title: 'Orders',
        body: 'An order here is a test. It makes no contract: you owe nothing, and nothing ships.',
      },
      {
        title: 'Content',
        body: 'Products, people, events and reviews are made up. Prices are examples, in US dollars.',
      },
      {
        title: 'Your data',
        body: 'The owner of this store can delete all data at any time. Please enter nothing you want to keep.',
      },
      {
        title: 'Software',
        body: 'The store is open source, under the MIT license, and comes without a warranty.',
      },
    ],
  },
} as const satisfies Readonly<Record<string, Policy>>;
