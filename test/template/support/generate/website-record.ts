import type { Choices } from './choices.ts';
import type { Thing } from './thing.ts';
import { number, text, weather } from './values.ts';

const ZONES = [
  'America/New_York',
  'America/Los_Angeles',
  'Europe/Berlin',
  'Europe/London',
  'Asia/Tokyo',
  'Australia/Sydney',
  'UTC',
] as const;

/**
 * Creates the site data of a page.
 * @param choices the source of randomness
 * @returns entries for the root of the data
 */
export function websiteRecord(choices: Choices): Thing {
  return {
    website: weather(choices, {
      id: 'w1',
      identifier: 'linen-and-mugs',
      siteTitle: text(choices),
      siteTagLine: `<p>${text(choices)}</p>`,
      baseUrl: 'https://shop.test',
      authenticUrl: 'https://shop.test',
      logoImageUrl: choices.one(['//img.test/logo.png', '']),
      timeZone: choices.one(ZONES),
      timeZoneOffset: -18_000_000,
      timeZoneAbbr: 'EST',
      language: choices.one(['en', 'de', 'fr']),
      siteStatus: { value: 1 },
      shareButtonOptions: choices.one<unknown>([{ 1: true, 2: true, 8: true }, {}]),
      captchaSettings: { siteKey: choices.one(['k', '']) },
      storeSettings: { isLive: true },
    }),
    websiteSettings: weather(choices, {
      id: 's1',
      simpleLikingEnabled: choices.chance(70),
      commentsEnabled: choices.chance(70),
      commentLikesAllowed: true,
      ...(choices.chance(20) && { disqusShortname: 'linen' }),
      announcementBarSettings: weather(choices, {
        style: choices.one([1, 2]),
        text: '<p>Sale: <strong>everything</strong> must go</p>',
        clickthroughUrl: { url: '/sale', newWindow: choices.chance(50) },
      }),
      storeSettings: weather(choices, {
        useLightCart: choices.chance(50),
        multipleQuantityAllowedForServices: choices.chance(50),
        returnPolicy: null,
      }),
    }),
    socialAccounts: choices.some(0, 3, () =>
      weather(choices, {
        serviceId: 4,
        serviceName: choices.one(['twitter', 'instagram', 'email']),
        screenname: text(choices),
        userName: choices.one(['linenshop', '']),
        profileUrl: 'https://social.test/linenshop',
        iconEnabled: choices.chance(80),
      }),
    ),
    mainNavigation: { items: navigation(choices) },
    tweakJSON: weather(choices, {
      'show-title': choices.one<unknown>(['true', true, 'false', '']),
      layout: choices.one(['Grid Layout', 'x']),
      columns: choices.one<unknown>([2, '3', 4]),
      color: choices.one(['#fefefe', 'rgba(0,0,0,.5)', '#123']),
      hsl: { hue: 210, saturation: 0.5, lightness: 0.25 },
      width: 1200,
    }),
    localizedStrings: localizedStrings(choices),
    'base-url': 'https://shop.test',
  };
}

function navigation(choices: Choices): unknown[] {
  const link = (): Thing =>
    choices.chance(75)
      ? { active: choices.chance(20), collection: pageOf(choices, choices.one(['about', 'blog', 'shop'])) }
      : { externalLink: { url: 'https://else.test/?a=1&b=2', title: text(choices), newWindow: true } };
  return choices.some(0, 4, () =>
    choices.chance(25)
      ? weather(choices, {
          collection: { ...pageOf(choices, 'more'), folder: true, folderBehavior: choices.one([1, 2, 3]) },
          folderActive: choices.chance(40),
          items: choices.some(0, 3, link),
        })
      : weather(choices, link()),
  );
}

/**
 * Makes a page, or a collection of items.
 * @param choices the source of randomness
 * @param name its place in the address of the site
 */
export function pageOf(choices: Choices, name: string): Thing {
  return weather(choices, {
    id: `c-${name}`,
    title: text(choices),
    navigationTitle: text(choices),
    urlId: name,
    fullUrl: `/${name}`,
    type: choices.one([1, 7, 10, 13]),
    typeName: choices.one(['page', 'blog', 'products', 'gallery', 'events', 'index']),
    itemCount: number(choices),
    description: choices.one(['', '<p>About it</p>']),
    ordering: 2,
    folder: false,
    folderBehavior: choices.one<unknown>([1, 2, 3, null]),
    ...(choices.chance(20) && { redirectUrl: '/elsewhere' }),
  });
}

function localizedStrings(choices: Choices): Thing {
  return weather(choices, {
    older: 'Older {0}',
    readMore: 'Read {0} on {1}',
    searchPlaceholder: 'Search "here"',
    orderGreeting: 'Hi {0}, your order {1} has come in.',
    itemCount: '{0 plural =0 {no items} one {one item} other {# items}}',
    total: '{name} pays {total money style:code} for {count, plural, one {# thing} other {# things}}',
    when: 'Ordered {0 datetime date:long}, {0;1 datetime-interval yMMMd}',
    select: '{0 select PENDING {open} FULFILLED {done} other {?}}',
    ...(choices.chance(30) && {
      productAddToCartText: 'In den Warenkorb',
      productQuantityInputLabel: 'Menge',
      productVariantSelectText: '{variantName} wählen',
      productPriceFromText: 'ab {fromPrice}',
    }),
  });
}
