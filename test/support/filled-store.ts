import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import pg from 'pg';

import { applyCode, createCode } from './codes.ts';
import { join } from './member-visitor.ts';
import { placeOrder, postAction } from './owner-orders.ts';
import { arriveAsOwner } from './owner.ts';
import { drawn, picturePages } from './picture-pages.ts';
import { controlsOf } from './product-form.ts';
import { seenControls, Visitor } from './visitor.ts';

/** The member of a filled store. */
export const MEMBER = 'ann@example.com';

const DISCOUNT = 'WELCOME10';
const REVIEWED = '/shop/harbour-print/reviews/new';
const REVIEW = {
  rating: '4',
  title: 'Fine',
  body: 'Hangs straight.',
  author: 'Ada',
  email: 'ada@example.com',
};
const ANSWERS = {
  name: ['Ada', 'Byron'],
  email: 'ada@example.com',
  phone: ['', '', '', ''],
  subject: 'A workshop',
  message: 'Is there a seat left?',
  glaze: ['Ash', 'a blue one'],
  opinion: { 'The shop is easy to use.': '2' },
};

/**
 * Fills a new store with a bit of everything that an owner would miss: a product with an uploaded picture, orders with a
 * discount code, a gift card, a refund and a shipment, a member, a review, answers to a form, and analytics events. It uses
 * pages and calls alone, so that it fills stores of other versions, too.
 * @param url a store without captcha, of `OWNER_PASSWORD`
 * @param databaseUrl its database, where codes of gift cards are readable
 */
export async function fillStore(url: string, databaseUrl: string): Promise<void> {
  const owner = await arriveAsOwner(url);
  await createCode(owner, { code: DISCOUNT });
  await addBowl(owner, url);
  await sell(owner, url, databaseUrl);
  await writeReview(owner, url);
  await sendAnswers(url);
}

async function addBowl(owner: Visitor, url: string): Promise<void> {
  const { create, save, pathOf } = picturePages(
    () => owner,
    () => url,
  );
  const id = await create('Blue Bowl', { 'variants.0.stock': '3' });
  const content = await drawn('#1040c0', 60, 40).jpeg().toBuffer();
  const answer = await save(id, {}, [{ name: 'blue.jpg', content }]);
  assert.equal(answer.headers.get('location'), `${pathOf(id)}?done=saved`, answer.text);
}

/** Three orders: a member's with a code and a refund, one of a gift card, and one that the card has paid a part of. */
async function sell(owner: Visitor, url: string, databaseUrl: string): Promise<void> {
  const ann = await Visitor.arrive(url);
  assert.equal((await join(ann, MEMBER)).status, 200);
  await recordVisit(ann, 'page_view');
  await ann.add({ itemId: 'mug', quantity: 2 });
  const { id: cartId } = (await ann.cart()) as unknown as { readonly id: string };
  await recordVisit(ann, 'cart_addition', { cart_id: cartId });
  assert.equal((await applyCode(ann, DISCOUNT)).status, 200);
  const discounted = await placeOrder(ann);
  const refund = await postAction(owner, `${discounted.ownerPage}/refund`, { amount: '5.00' });
  assert.equal(refund.status, 303, refund.text);
  const ben = await Visitor.arrive(url);
  await recordVisit(ben, 'page_view');
  await ben.add({ itemId: 'gift-card', sku: 'gift-25' });
  await placeOrder(ben, { name: 'Ben', email: 'ben@example.com' });
  const cleo = await Visitor.arrive(url);
  await cleo.add({ itemId: 'tee', sku: 'tee-ink-m' });
  assert.equal((await applyCode(cleo, await readGiftCode(databaseUrl))).status, 200);
  const { giftCardCents } = seenControls(await cleo.get('/checkout'));
  const paidByCard = await placeOrder(cleo, { name: 'Cleo', email: 'cleo@example.com', giftCardCents });
  const shipment = { carrier: 'UPS', trackingNumber: '1Z-9', trackingUrl: '' };
  assert.equal((await postAction(owner, `${paidByCard.ownerPage}/ship`, shipment)).status, 303);
}

async function recordVisit(
  visitor: Visitor,
  event: string,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const data = { eventId: randomUUID(), occurredAt: Date.now() - 1_000, pagePath: '/shop/mug', ...more };
  const answer = await visitor.post('/api/events/RecordEvent', { event, data: JSON.stringify(data) });
  assert.equal(answer.status, 202, answer.text);
}

async function readGiftCode(databaseUrl: string): Promise<string> {
  const { rows } = await query(databaseUrl, 'select code from gift_cards');
  return String(rows[0]?.['code']);
}

async function writeReview(owner: Visitor, url: string): Promise<void> {
  const visitor = await Visitor.arrive(url);
  const { rating: _, ...controls } = controlsOf(await visitor.get(REVIEWED), REVIEWED);
  await visitor.post(REVIEWED, { ...controls, ...REVIEW });
  const { text } = await owner.get('/owner/reviews?state=pending');
  const [, path = ''] = /"(\/owner\/reviews\/[^"]+\/state)"/.exec(text) ?? [];
  const approved = await owner.post(path, { state: 'approved', list: 'pending' });
  assert.equal(approved.status, 303, approved.text);
}

async function sendAnswers(url: string): Promise<void> {
  const visitor = await Visitor.arrive(url);
  const headers = { 'idempotency-key': randomUUID() };
  const asked = await visitor.send('POST', '/api/form/FormSubmissionKey', undefined);
  const { key } = (asked.json() as { readonly data: { readonly key: string } }).data;
  const body = { key, formId: 'contact', form: ANSWERS, pageUrl: '/contact' };
  const saved = await visitor.send('POST', '/api/form/SaveFormSubmission', body, { headers });
  assert.equal(saved.status, 200, saved.text);
}

/**
 * Runs statements in a connection of its own.
 * @param databaseUrl the database
 * @param sql without parameters
 * @returns the rows of the last one
 */
export async function query(
  databaseUrl: string,
  sql: string,
): Promise<{ readonly rows: readonly Readonly<Record<string, unknown>>[] }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const results: unknown = await client.query(sql);
    return (Array.isArray(results) ? results.at(-1) : results) as Awaited<ReturnType<typeof query>>;
  } finally {
    await client.end();
  }
}
