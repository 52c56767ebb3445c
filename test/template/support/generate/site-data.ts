import { answer } from './answer.ts';
import { cart } from './cart.ts';
import type { Choices } from './choices.ts';
import { itemRecord, moment } from './item-record.ts';
import { merchandising } from './merchandising.ts';
import { orderRecord } from './order-record.ts';
import { money } from './money.ts';
import type { Thing } from './thing.ts';
import { decimal, number, text, weather } from './values.ts';
import { pageOf, websiteRecord } from './website-record.ts';

/**
 * Makes the data of a whole page, with whatever a page of any type may ask for.
 * @param choices the source of randomness
 */
export function siteData(choices: Choices): Thing {
  return {
    ...websiteRecord(choices),
    id: 'b1',
    collection: { ...pageOf(choices, 'shop'), mainImage: itemRecord(choices) },
    collections: choices.some(0, 3, () => ({
      ...pageOf(choices, 'part'),
      items: choices.some(0, 2, () => itemRecord(choices)),
    })),
    ...(choices.chance(85) && { item: itemRecord(choices) }),
    items: choices.some(0, 4, () => itemRecord(choices)),
    upcoming: choices.some(0, 2, () => itemRecord(choices)),
    past: choices.some(0, 2, () => itemRecord(choices)),
    ...(choices.chance(30) && { categoryFilter: text(choices), tagFilter: text(choices) }),
    pagination: pagination(choices),
    shoppingCart: weather(choices, { ...cart(choices), subtotal: money(choices) }),
    order: orderRecord(choices),
    customer: { firstName: 'Jo' },
    productMerchandisingContext: merchandising(choices),
    ...(choices.chance(30) && { featureFlags: { useCLDRMoneyFormat: true } }),
    options: options(choices),
    ...blocks(choices),
    ...lists(choices),
    calendarView: choices.one<unknown>([true, false, 'true']),
    showPastOrUpcomingEvents: choices.one(['past', 'upcoming']),
    backgroundSource: choices.one([1, 2, 3, 4]),
    currentType: choices.one([1, 4, 5]),
    debug: choices.chance(20),
    now: moment(choices),
  };
}

function pagination(choices: Choices): Thing {
  return weather(choices, {
    prevPage: choices.chance(40),
    nextPage: choices.chance(60),
    prevPageUrl: '/blog?offset=1&reversePaginate=true',
    nextPageUrl: '/blog?offset=1400000000000',
    pageSize: choices.one<unknown>([20, '{0} a page']),
    ...(choices.chance(60) && { prevItem: itemRecord(choices) }),
    ...(choices.chance(60) && { nextItem: itemRecord(choices) }),
  });
}

function options(choices: Choices): Thing {
  return weather(choices, {
    design: choices.one(['grid', 'slideshow', 'slider', 'stacked']),
    'thumbnails-per-row': 3,
    'meta-position': choices.one(['top', 'bottom', 'center']),
    'active-alignment': choices.one(['center', 'left', 'right']),
    autoplay: choices.one<unknown>([true, 'true', false]),
    lightbox: choices.chance(50),
    controls: choices.chance(50),
    indicators: choices.one<unknown>([false, null, true]),
  });
}

function blocks(choices: Choices): Thing {
  return {
    blockId: 'y1',
    formId: 'f1',
    type: choices.one<unknown>([55, 'text']),
    title: text(choices),
    description: choices.one(['', '<p>Join us</p>']),
    design: choices.one(['list', 'wall', '']),
    submitButtonText: text(choices),
    fields: choices.some(0, 2, () =>
      weather(choices, {
        id: 'email-1',
        type: choices.one(['email', 'text']),
        title: 'Mail',
        required: true,
      }),
    ),
    form: weather(choices, {
      id: 'f2',
      fields: choices.some(0, 3, () =>
        weather(choices, {
          id: 'q<1>',
          type: choices.one(['select', 'checkbox', 'text']),
          title: text(choices),
          options: choices.some(0, 2, () => text(choices)),
          required: choices.chance(50),
        }),
      ),
    }),
    submissions: choices.some(0, 2, () => answer(choices)),
    overlay: weather(choices, { r: 0, g: 0, b: 0, a: 0.5 }),
    stats: weather(choices, {
      views: number(choices),
      ratio: decimal(choices),
      bytes: number(choices),
      price: money(choices),
    }),
  };
}

function lists(choices: Choices): Thing {
  const titled = (depth: number): Thing =>
    weather(choices, {
      title: text(choices),
      ...(depth > 0 && { children: choices.some(0, 2, () => titled(depth - 1)), next: titled(depth - 1) }),
    });
  const dish = (): Thing => weather(choices, { title: text(choices), price: decimal(choices) });
  return {
    searchQuery: choices.one(['', 'mug & "hat"', '<script>']),
    totalCount: number(choices),
    results: choices.some(0, 2, () => weather(choices, { title: '<em>Mug</em> blue', url: '/mug?a=1&b=2' })),
    comments: choices.some(0, 2, () => comment(choices, 2)),
    tagList: choices.some(0, 3, () => ({
      tag: text(choices),
      weight: number(choices),
      count: number(choices),
    })),
    months: choices.some(0, 2, () => ({
      date: moment(choices),
      count: number(choices),
      items: choices.some(0, 2, () => itemRecord(choices)),
    })),
    links: choices.some(0, 2, () =>
      weather(choices, { title: text(choices), url: choices.one(['#', '/é b']) }),
    ),
    languages: [{ code: 'de', name: 'deutsch' }],
    menus: choices.some(0, 2, () => ({
      title: text(choices),
      sections: choices.some(0, 2, () => ({
        title: text(choices),
        items: choices.some(0, 2, () => ({ ...dish(), variants: choices.some(0, 2, dish) })),
      })),
    })),
    tourDates: choices.some(0, 2, () =>
      weather(choices, {
        datetime: choices.one<unknown>([moment(choices), '2023-11-05T20:00:00']),
        venue: weather(choices, { name: text(choices), city: 'Bonn', region: choices.one(['NRW', '']) }),
        tickets: choices.some(0, 1, () => ({ type: 'Tickets', url: 'https://t.test/ü?a b' })),
        artists: choices.some(0, 2, () => ({ name: text(choices) })),
      }),
    ),
    tree: titled(3),
    byTag: { a: { show: true } },
  };
}

function comment(choices: Choices, depth: number): Thing {
  return weather(choices, {
    id: 'k1',
    body: text(choices),
    addedOn: moment(choices),
    likeCount: number(choices),
    author: { displayName: text(choices) },
    replies: depth > 0 ? choices.some(0, 2, () => comment(choices, depth - 1)) : [],
  });
}
