import { answer } from './answer.ts';
import { cart } from './cart.ts';
import type { Choices } from './choices.ts';
import { colour } from './colour.ts';
import { event } from './event.ts';
import { gallery } from './gallery.ts';
import { image } from './image.ts';
import { merchandising } from './merchandising.ts';
import { money } from './money.ts';
import { post } from './post.ts';
import { product } from './product.ts';
import { size } from './size.ts';
import { anything, date, decimal, number, text, weather } from './values.ts';
import { video } from './video.ts';

/** The data of a case, which grow as its template asks for something to print. */

const PATTERNS = [
  'hi {0}',
  '{0} of {1}',
  '{name} has {count}',
  '{0 plural one {# item} other {# items}}',
  '{0, plural, offset:1 =0 {none} =1 {only you} one {you and # other} other {you and # others}}',
  '{0 selectordinal one {#st} two {#nd} few {#rd} other {#th}}',
  '{0 select red {Red!} blue {Blue!} other {some {0}}}',
  '{0 decimal style:short} {0 number}',
  '{0 money style:code} or {0 currency}',
  '{0 datetime date:long}',
  '{0;1 datetime-interval}',
  "it's {0} '{quoted}' ''",
  '{-0} {} {nope}',
  '{0 plural =1 {} other',
  '{0 unknown x}',
  '<b>{0}</b>',
  'no argument',
] as const;

const RECORD_TYPES = [
  -1, 1, 2, 4, 5, 7, 8, 11, 12, 14, 15, 16, 17, 18, 19, 20, 21, 30, 31, 50, 52, 54,
] as const;
const BLOCKS = 'map embed image code quote twitter link video foursquare instagram form gallery'.split(' ');

function page(choices: Choices): object {
  const isFolder = choices.chance(40);
  return weather(choices, {
    collection: weather(choices, {
      id: 'c1',
      type: choices.one([1, 7, 10, 11]),
      folder: isFolder,
      folderBehavior: choices.one([1, 2, 3]),
    }),
    type: choices.one([1, 7, 10]),
    typeName: choices.one(['products', 'blog', 'index']),
    folderBehavior: choices.one([1, 2, 3, null]),
    calendarView: choices.one<unknown>([true, 'true', false, 1]),
    externalLink: choices.one<unknown>([{ url: 'x' }, '', null]),
    serviceName: choices.one(['email', 'twitter']),
    showPastOrUpcomingEvents: choices.one(['past', 'upcoming']),
    backgroundSource: choices.one([-1, 1, 2, 3, 4]),
    recordType: choices.one(RECORD_TYPES),
    promotedBlockType: choices.one(BLOCKS),
    currentType: choices.one([-1, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]),
    excerpt: choices.one<unknown>([{ html: '<p> </p>' }, { html: '<p>a</p>' }, '&nbsp;', '\u00a0', 'x', '']),
    systemDataId: choices.one(['', 's1']),
    items: choices.some(0, 2, () => image(choices)),
    sourceUrl: choices.one(['', '/x']),
    passthrough: choices.chance(50),
    debug: choices.chance(50),
  });
}

function strings(choices: Choices): object {
  const price = (key: string): [string, string] => [
    `productPrice__${key}`,
    choices.one(['{price} each time', 'from {fromPrice} for {duration}', '{billingPeriodValue} x {price}']),
  ];
  return weather(choices, {
    productAddToCartText: text(choices),
    productSubscribeText: 'Abo',
    productQuickViewText: text(choices),
    productSoldOutText: text(choices),
    productSaleText: text(choices),
    productQuantityInputLabel: text(choices),
    productPriceFromText: choices.one(['ab {fromPrice}', '', 'from']),
    productPriceUnavailable: text(choices),
    productVariantSelectText: choices.one(['Wähle {variantName}', 'x']),
    giftCardVariantSelectText: text(choices),
    giftCardValueDisplayText: text(choices),
    productSummaryFormNoAnswerText: ' none ',
    productAnswerMapNeutral: 'so so',
    salePriceText: 'Jetzt',
    ...Object.fromEntries([
      price('singlePrice__1Monthly__indefinite'),
      price('multiplePrices__nWeekly__limited__nWeeks'),
    ]),
  });
}

function rows(choices: Choices): unknown {
  return choices.some(0, 4, () =>
    weather(choices, {
      name: text(choices),
      on: choices.chance(50),
      cells: choices.some(0, 3, () => number(choices)),
      inner: { title: text(choices), list: choices.some(0, 2, () => text(choices)) },
    }),
  );
}

/** Every kind of value that a template looks up: its names, and its generator. */
const KINDS = {
  text: [['title', 'name', 'note'], text],
  number: [['n', 'count', 'quantity'], number],
  date: [['stamp', 'addedOn', 'until'], date],
  decimal: [['amount', 'total'], decimal],
  money: [['cost', 'fee'], money],
  image: [['image', 'mainImage'], image],
  product: [['product', 'item'], product],
  cart: [['cart', 'shoppingCart'], cart],
  event: [['event'], event],
  post: [['post', 'article'], post],
  video: [['video'], video],
  colour: [['colour'], colour],
  hex: [
    ['hex'],
    (choices: Choices): unknown =>
      choices.one(['#fff', '123456', '#7fffff', '#800000', 'red', '#12', '#abcd', '']),
  ],
  size: [['originalSize', 'size'], size],
  answer: [['answer'], answer],
  pattern: [['pattern', 'greeting'], (choices: Choices): unknown => choices.one(PATTERNS)],
  numbers: [['list', 'scores'], (choices: Choices): unknown => choices.some(0, 4, () => number(choices))],
  texts: [['names', 'words'], (choices: Choices): unknown => choices.some(0, 4, () => text(choices))],
  rows: [['rows', 'table'], rows],
  products: [['products'], (choices: Choices): unknown => choices.some(0, 3, () => product(choices))],
  posts: [['posts', 'items'], (choices: Choices): unknown => choices.some(0, 3, () => post(choices))],
  images: [['images'], (choices: Choices): unknown => choices.some(0, 3, () => image(choices))],
  gallery: [['gallery'], gallery],
  page: [['page'], page],
  account: [
    ['account'],
    (choices: Choices): unknown =>
      weather(choices, {
        userName: choices.one(['bob', '']),
        profileUrl: choices.one(['https://t.test/al', 'x', 'a/b/']),
      }),
  ],
  flag: [['on', 'isOpen', 'debug'], (choices: Choices): unknown => choices.chance(50)],
  anything: [['thing', 'odd', 'length', 'constructor', 'a-b', 'Kind2'], anything],
  key: [
    ['key', 'which'],
    (choices: Choices): unknown => choices.one(['title', 'n', 'names.0', '0', 'post.title', 'nope', '']),
  ],
  byName: [
    ['byName'],
    (choices: Choices): unknown => ({
      Mug: { ok: choices.chance(50) },
      red: { ok: 1 },
      '1': { ok: true, 2: 'x' },
    }),
  ],
  hasOwnProperty: [['trap'], (): unknown => ({ hasOwnProperty: 1, toString: 'x', a: { b: 2 } })],
  strings: [['localizedStrings'], strings],
  merchandising: [['productMerchandisingContext'], merchandising],
  flags: [
    ['featureFlags'],
    (choices: Choices): unknown => ({ useCLDRMoneyFormat: choices.one<unknown>([true, true, 1, false]) }),
  ],
  website: [
    ['website'],
    (choices: Choices): unknown =>
      weather(choices, {
        timeZone: choices.one([
          'Europe/Berlin',
          'Asia/Tokyo',
          'America/Los_Angeles',
          'Asia/Kolkata',
          'UTC',
          'Nowhere/X',
        ]),
        shareButtonOptions: choices.one<unknown>([{ 1: true }, {}, null]),
        captchaSettings: choices.one<unknown>([{ siteKey: 'k' }, { siteKey: '' }]),
        siteTitle: text(choices),
      }),
  ],
  settings: [
    ['websiteSettings'],
    (choices: Choices): unknown =>
      weather(choices, {
        simpleLikingEnabled: choices.chance(80),
        commentsEnabled: choices.chance(80),
        ...(choices.chance(30) && { disqusShortname: 'd' }),
        ...(choices.chance(30) && { disqusShortName: 'd' }),
        storeSettings: { multipleQuantityAllowedForServices: choices.one<unknown>([true, false, 'x', null]) },
      }),
  ],
  base: [['base-url'], (): unknown => 'https://shop.test'],
} as const satisfies Readonly<Record<string, readonly [readonly string[], (choices: Choices) => unknown]>>;

/** A kind of thing that can be printed. */
export type Kind = keyof typeof KINDS;

/** The names of all kinds. */
export const ALL_KINDS = Object.keys(KINDS) as Kind[];

/** The data of one case. */
export class Site {
  readonly data: Record<string, unknown> = {};
  readonly #choices: Choices;

  constructor(choices: Choices) {
    this.#choices = choices;
  }

  /**
   * Sees to it that there is such a thing at the root, except once in a while.
   * @param kind the requested kind
   */
  name(kind: Kind): string {
    const [names, make] = KINDS[kind];
    const name = this.#choices.one<string>(names);
    if (!Object.hasOwn(this.data, name) && !this.#choices.chance(4))
      this.data[name] = this.#choices.chance(4) ? anything(this.#choices) : make(this.#choices);
    return name;
  }

  /** Sees to it that there are such things at the root, each more often than not. */
  furnish(kinds: readonly Kind[]): void {
    for (const kind of kinds) if (this.#choices.chance(60)) this.name(kind);
  }
}
