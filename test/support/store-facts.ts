import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';

import { query, MEMBER } from './filled-store.ts';
import { logIn } from './member-visitor.ts';
import { textOf } from './owner-lists.ts';
import { mainText } from './owner-orders.ts';
import { arriveAsOwner } from './owner.ts';
import { Visitor } from './visitor.ts';

/** What pages show and the database adds up, independently of the version that shows it. */
export type StoreFacts = Readonly<Record<string, unknown>>;

/** Counted and added up; amounts are cents. */
const SUMS = `select
  (select count(*)::int from orders) as orders,
  (select sum(grand_total_cents)::int from orders) as total,
  (select sum(discount_cents)::int from orders) as discounts,
  (select sum(gift_card_cents)::int from orders) as paid_by_cards,
  (select sum(refunded_cents)::int from orders) as refunds,
  (select sum(quantity)::int from order_lines) as pieces,
  (select sum(quantity)::int from stock) as stock,
  (select sum(left_cents)::int from gift_cards) as left_on_cards,
  (select count(*)::int from members) as members,
  (select count(*)::int from reviews) as reviews,
  (select count(*)::int from form_submissions) as answers,
  (select count(*)::int from mails) as mails,
  (select count(*)::int from analytics_events) as events,
  (select sum(size_bytes)::int from uploads) as upload_bytes,
  (select sum(length(content))::int from upload_chunks) as chunk_bytes`;

/**
 * Reads what a filled store shows to a visitor, its member and its owner, and what its tables add up to.
 * @param url a store that `fillStore` has filled
 * @param databaseUrl its database
 */
export async function readFacts(url: string, databaseUrl: string): Promise<StoreFacts> {
  const { rows } = await query(databaseUrl, SUMS);
  return {
    sums: rows[0],
    ...(await readProduct(url)),
    confirmation: await readConfirmation(url, databaseUrl),
    ...(await readOwnerPages(url)),
  };
}

async function readProduct(url: string): Promise<StoreFacts> {
  const visitor = await Visitor.arrive(url);
  const { text } = await visitor.get('/shop/blue-bowl');
  const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(text) ?? [];
  const { name, image, offers } = JSON.parse(json) as {
    readonly name: string;
    readonly image: readonly string[];
    readonly offers: readonly Readonly<Record<string, string>>[];
  };
  const picture = await fetch(new URL(`${image[0]}?format=original`, url));
  assert.equal(picture.status, 200);
  const sha256 = createHash('sha256').update(Buffer.from(await picture.arrayBuffer()));
  const listed = (await visitor.get('/api/commerce/products/print/reviews')).json() as {
    readonly reviews: readonly { readonly title: string; readonly body: string }[];
  };
  return {
    product: [name, offers[0]?.['price'], offers[0]?.['availability']],
    picture: sha256.digest('hex'),
    review: listed.reviews.filter(({ title }) => title === 'Fine').map(({ body }) => body),
  };
}

/** The amounts on the page that thanks for the member's order. */
async function readConfirmation(url: string, databaseUrl: string): Promise<unknown> {
  const { rows } = await query(databaseUrl, `select id from orders where email = '${MEMBER}'`);
  const member = await Visitor.arrive(url);
  assert.equal((await logIn(member, MEMBER)).status, 200, 'the password is what it was');
  const { status, text } = await member.get(`/checkout/confirmed/${String(rows[0]?.['id'])}`);
  assert.equal(status, 200);
  return amountsIn(mainText(text));
}

async function readOwnerPages(url: string): Promise<StoreFacts> {
  const owner = await arriveAsOwner(url);
  const read = async (path: string): Promise<string> => mainText((await owner.get(path)).text);
  const [, ...rows] = (await owner.get('/owner/orders')).text.split('<tr role="row">').map(textOf);
  const orders = rows.filter((row) => row.startsWith('Number #'));
  const visits = await read('/owner/visits?days=7');
  return {
    orders: orders.map((row) => row.replace(/(#\d+) .*? Customer/, '$1 Customer')),
    statistics: /(\d+ visitors? with analytics).*?(\d+ page views?)/.exec(visits)?.slice(1),
    sales: /\d+ orders? from all visitors, \$[\d.,]+/.exec(visits)?.[0],
    giftCards: amountsIn(await read('/owner/gift-cards')),
    answers: (await read('/owner/submissions')).includes('Ada Byron'),
  };
}

function amountsIn(text: string): readonly string[] {
  return [...text.matchAll(/−?\$[\d.,]+\d/g)].map(([amount]) => amount);
}
