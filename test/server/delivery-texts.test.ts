import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { PRODUCT_TYPES } from '../../core/enumerations/index.ts';
import { planDates } from '../../demo/server/features/catalogue/plan-dates.ts';
import { type Delivered, nextSteps } from '../../demo/server/features/orders/next-steps.ts';
import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { rowsIn, textOf } from '../support/owner-lists.ts';
import { mainText, placeOrder, placeSubscription } from '../support/owner-orders.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { Visitor } from '../support/visitor.ts';

const { physical, digital, service, 'gift-card': giftCard } = PRODUCT_TYPES;

function ordered(types: readonly number[], how: Partial<Delivered> = {}): Delivered {
  return {
    lines: types.map((productType) => ({ productType, quantity: 1 })),
    isSubscription: false,
    isPickup: false,
    awaitsPayment: false,
    isPaidOnline: false,
    isCancelled: false,
    isShipped: false,
    ...how,
  };
}

const READY = 'Your order is confirmed. We’re getting it ready.';
const PARCEL = 'We’ll email you when your parcel is on its way.';
const PICKUP = 'Please bring your order number when you pick up your order.';
const FILES = 'You’ll get an email with the links to your downloads.';
const CARD = 'Your gift card is on its way by email.';
const BOOKING = 'Your booking is confirmed. We’ll email you if we need anything else.';

describe('what happens next with an order', () => {
  for (const [what, order, state, steps] of [
    ['a parcel', ordered([physical]), READY, [PARCEL]],
    ['a pickup', ordered([physical], { isPickup: true }), READY, [PICKUP]],
    ['a file', ordered([digital]), 'Your order is confirmed.', [FILES]],
    ['a gift card', ordered([giftCard]), 'Your order is confirmed.', [CARD]],
    ['a service', ordered([service]), 'Your order is confirmed.', [BOOKING]],
    ['all kinds', ordered([service, giftCard, digital, physical]), READY, [PARCEL, FILES, CARD, BOOKING]],
    [
      'a parcel on its way, and a file',
      ordered([physical, digital], { isShipped: true }),
      'Your order is on its way.',
      [FILES],
    ],
    [
      'a service by subscription',
      ordered([service], { isSubscription: true }),
      'Your subscription is confirmed.',
      [BOOKING],
    ],
    [
      'a parcel that is to be paid',
      ordered([physical], { awaitsPayment: true }),
      'We’ve received your order and will ship it as soon as your transfer arrives.',
      [],
    ],
    [
      'a service that is to be paid',
      ordered([service], { awaitsPayment: true }),
      'We’ve received your order and will confirm it as soon as your transfer arrives.',
      [],
    ],
    ['a canceled order', ordered([physical, digital], { isCancelled: true }), 'This order was canceled.', []],
  ] as const)
    test(what, () => {
      assert.deepEqual(nextSteps(order), { state, steps });
    });
});

describe('the payments of a subscription', () => {
  const at = (text: string) => Date.parse(text);
  const dayOf = (ms: number | undefined, timeZone: string) =>
    ms === undefined
      ? undefined
      : new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(ms);
  for (const [what, [value, unit, cycles], start, now, next, last, timeZone = 'America/New_York'] of [
    [
      'every month from January 31',
      [1, 'MONTH', 0],
      '2027-01-31T17:00Z',
      '2027-02-01T17:00Z',
      '2027-02-28',
      undefined,
    ],
    ['in a leap year', [1, 'MONTH', 0], '2028-01-31T17:00Z', '2028-02-01T17:00Z', '2028-02-29', undefined],
    [
      'a short month moves no later one',
      [1, 'MONTH', 0],
      '2027-01-31T17:00Z',
      '2027-03-01T17:00Z',
      '2027-03-31',
      undefined,
    ],
    [
      'every year from February 29',
      [1, 'YEAR', 3],
      '2028-02-29T17:00Z',
      '2028-03-01T17:00Z',
      '2029-02-28',
      '2030-02-28',
    ],
    [
      'every two weeks, across the change of clocks',
      [2, 'WEEK', 0],
      '2027-03-08T03:30Z',
      '2027-03-08T04:00Z',
      '2027-03-21',
      undefined,
    ],
    [
      'the day is that of the time zone',
      [1, 'MONTH', 0],
      '2027-02-01T03:00Z',
      '2027-02-01T03:00Z',
      '2027-02-28',
      undefined,
    ],
    [
      'the day is that of another time zone',
      [1, 'MONTH', 0],
      '2027-02-01T03:00Z',
      '2027-02-01T03:00Z',
      '2027-03-01',
      undefined,
      'Asia/Tokyo',
    ],
    [
      'on the day of a payment',
      [1, 'MONTH', 0],
      '2027-01-15T17:00Z',
      '2027-03-15T17:00Z',
      '2027-03-15',
      undefined,
    ],
    [
      'before the last one',
      [1, 'MONTH', 6],
      '2027-01-15T17:00Z',
      '2027-06-01T17:00Z',
      '2027-06-15',
      '2027-06-15',
    ],
    [
      'after the last one',
      [1, 'MONTH', 6],
      '2027-01-15T17:00Z',
      '2027-06-16T17:00Z',
      undefined,
      '2027-06-15',
    ],
    ['a single payment', [1, 'MONTH', 1], '2027-01-15T17:00Z', '2027-01-15T17:00Z', undefined, '2027-01-15'],
  ] as const)
    test(what, () => {
      const plan = { billingPeriod: { value, unit }, numBillingCycles: cycles };
      const dates = planDates(plan, { startMs: at(start), nowMs: at(now), timeZone });
      assert.deepEqual([dayOf(dates.nextMs, timeZone), dayOf(dates.lastMs, timeZone)], [next, last]);
    });
});

describeOnAnyDatabase('orders by kind', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
    owner = await arriveAsOwner(store.url);
  });
  const mailTo = async (email: string, subject: string) => {
    const rows = rowsIn((await owner.get('/owner/mails')).text);
    const row = rows.find(({ words }) => words.includes(subject) && words.includes(email));
    return textOf((await owner.get(row?.url ?? '')).text);
  };

  test('page and mail say the same, a sentence for each kind', async () => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug' });
    await visitor.add({ itemId: 'print' });
    await visitor.add({ itemId: 'gift-card', sku: 'gift-25' });
    const { page } = await placeOrder(visitor, { email: 'mixed@example.com' });
    const shown = mainText((await visitor.get(page)).text);
    const mail = await mailTo('mixed@example.com', 'Your order at');
    for (const sentence of [READY, PARCEL, FILES, CARD])
      for (const text of [shown, mail]) assert.ok(text.includes(sentence), sentence);
  });

  test('a subscription says when it is paid, on each page and by mail', async () => {
    const visitor = await Visitor.arrive(store.url);
    const { page, ownerPage } = await placeSubscription(visitor);
    const day = String.raw`\w+ \d+, \d{4}`;
    assert.match(
      mainText((await visitor.get(page)).text),
      new RegExp(`Next payment ${day} Last payment ${day}`),
    );
    const both = new RegExp(`Next payment: ${day} Last payment: ${day}`);
    assert.match(mainText((await owner.get(ownerPage)).text), both);
    assert.match(await mailTo('tea@example.com', 'Your subscription at'), both);
    const list = mainText((await owner.get('/owner/subscriptions')).text);
    assert.match(list, new RegExp(`Next payment ${day}`));
  });
});
