import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { cancelOrder } from '../../demo/server/features/orders/actions/cancel-order.ts';
import { returnCodeUse } from '../../demo/server/features/discounts/index.ts';
import { returnGiftCards } from '../../demo/server/features/gift-cards/index.ts';
import type { Database } from '../../demo/server/platform/database/tables.ts';
import { inTransaction } from '../../demo/server/platform/database/transaction.ts';
import { applyCode, codesOf, createCode, masked, removeCode } from '../support/codes.ts';
import { describeWithPostgres } from '../support/describe-with-postgres.ts';
import { describeOnEachDatabase, type OpenStore } from '../support/each-database.ts';
import { auditCodes, issueCards } from '../support/gift-cards.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { textOf } from '../support/owner-lists.ts';
import { postAction } from '../support/owner-orders.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { openPrepared } from '../support/prepared-database.ts';
import { type PrivatePostgres, startPrivatePostgres } from '../support/private-postgres.ts';
import { rushWithCodes } from '../support/rush-with-codes.ts';
import { runStore } from '../support/store-process.ts';
import { hiddenValue, seenControls, type StoreAnswer, Visitor } from '../support/visitor.ts';
import { IS_WHOLE_RUN, onlyInWholeRun } from '../support/whole-run.ts';

const PRINT_CENTS = 1_200;
/** Code → value, in cents. */
const CARDS = {
  'AAAA-0000-0000-0001': 5_000,
  'AAAA-0000-0000-0002': 1_000,
  'AAAA-0000-0000-0003': 500,
  'AAAA-0000-0000-0004': 10_000,
  'AAAA-0000-0000-0005': 1_000,
  'AAAA-0000-0000-0006': 1_000,
  'AAAA-0000-0000-0007': 1_000,
  'AAAA-0000-0000-0008': 1_800,
} as const;
const [RUSHED, SMALL, MEDIUM, LARGE, , SIXTH, SEVENTH, RACED] = Object.keys(CARDS) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];
/** More clients than the code has uses, and enough to empty the gift card. */
const { clients: CLIENTS, uses: USES } = IS_WHOLE_RUN ? { clients: 200, uses: 20 } : { clients: 12, uses: 8 };
const CONFIRMED = /^\/checkout\/confirmed\/.+$/;
/** Stops a test that hangs, not a slow machine. */
const DEADLINE_MS = 300_000;

/** What a reader sees of a page's main content. */
const wordsOf = ({ text }: StoreAnswer): string => textOf(text.slice(text.indexOf('<main')));

describeOnEachDatabase('gift cards that pay', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  let db: Database;
  before(async () => {
    const first = await stores.open();
    await first.close();
    await issueCards(first.place, CARDS);
    store = await stores.open({ ...first.place, rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
    owner = await arriveAsOwner(store.url);
  });

  const withPrint = async (...codes: readonly string[]): Promise<Visitor> => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'print' });
    for (const code of codes) assert.equal((await applyCode(visitor, code)).status, 200, code);
    return visitor;
  };
  const order = (visitor: Visitor, page: StoreAnswer, extra = {}): Promise<StoreAnswer> => {
    const idempotencyKey = hiddenValue(page.text, 'idempotencyKey');
    const typed = { email: 'ann@example.com', name: 'Ann', ...extra };
    return visitor.post('/checkout', { ...seenControls(page), idempotencyKey, ...typed });
  };

  test('are recognised as they are typed, shown masked, and removed by what is shown', async () => {
    const visitor = await withPrint('aaaa oooo–ooooOOO2');
    const cart = await codesOf(visitor);
    assert.deepEqual(cart.validCoupons, [{ code: masked(SMALL), kind: 'gift-card' }]);
    assert.deepEqual([cart.grandTotalCents, cart.giftCardCents], [PRINT_CENTS, 1_000]);
    const page = await visitor.get('/cart');
    assert.ok(page.text.includes(masked(SMALL)) && !page.text.includes(SMALL));
    assert.equal((await removeCode(visitor, masked(SMALL))).status, 200);
    const { coupons, version } = await codesOf(visitor);
    assert.deepEqual([coupons, version], [[], cart.version + 1]);
  });

  test('pay in turn, keep what is left, and leave no choice of payment', async () => {
    const visitor = await withPrint(MEDIUM, LARGE);
    await visitor.send('PUT', '/api/commerce/shopping-cart/note', { note: 'Ring twice' });
    const page = await visitor.get('/checkout');
    const amounts = /Total:? \$12\.00 Gift cards:? −\$12\.00 To pay:? \$0\.00/;
    assert.match(wordsOf(page), amounts);
    assert.match(wordsOf(page), /Place order · \$0\.00/);
    assert.doesNotMatch(wordsOf(page), /How would you like to pay/);
    const placed = await order(visitor, page);
    assert.equal(placed.status, 303, placed.text);
    assert.match(wordsOf(await visitor.get(placed.headers.get('location') ?? '')), amounts);
    const id = (placed.headers.get('location') ?? '').split('/').at(-1) ?? '';
    const seen = wordsOf(await owner.get(`/owner/orders/${id}`));
    assert.ok(seen.includes(`${masked(MEDIUM)} $5.00 paid by gift card ${masked(LARGE)} $7.00 paid`), seen);
    assert.match(seen, /Note from the customer Ring twice/);
    const next = await withPrint(LARGE);
    const { giftCardCents } = await codesOf(next);
    assert.equal(giftCardCents, PRINT_CENTS);
    assert.match((await applyCode(next, MEDIUM)).text, /This gift card has no balance left\./);
    const list = wordsOf(await owner.get('/owner/gift-cards'));
    assert.ok(list.includes(`${masked(LARGE)} Value $100.00 Left $93.00`), list);
  });

  test('are at most five per order', async () => {
    const five = [SMALL, LARGE, 'AAAA-0000-0000-0005', SIXTH, SEVENTH];
    const visitor = await withPrint(...five);
    const refused = await applyCode(visitor, RUSHED);
    assert.deepEqual([refused.status, (await codesOf(visitor)).coupons.length], [422, 5]);
    assert.match(refused.text, /up to 5 gift cards per order/);
  });

  test('whose balance has fallen make the checkout show the new total; a refund gives the rest back', async () => {
    const [visitor, rival] = [await withPrint(RACED), await withPrint(RACED)];
    const page = await visitor.get('/checkout');
    assert.equal((await order(rival, await rival.get('/checkout'))).status, 303);
    const refused = await order(visitor, page);
    assert.equal(refused.status, 409);
    assert.match(wordsOf(refused), /Gift cards:? −\$6\.00 To pay:? \$6\.00.*Place order · \$6\.00/);
    const placed = await order(visitor, refused);
    assert.equal(placed.status, 303);
    const path = `/owner/orders/${(placed.headers.get('location') ?? '').split('/').at(-1)}`;
    const refund = async (amount: string): Promise<string> => {
      assert.equal((await postAction(owner, `${path}/refund`, { amount })).status, 303);
      return wordsOf(await owner.get('/owner/gift-cards'));
    };
    const left = (amount: string): string => `${masked(RACED)} Value $18.00 Left ${amount}`;
    assert.match(
      wordsOf(await owner.get(`${path}/refund`)),
      /Up to \$12\.00: first \$6\.00 in money, then \$6\.00 to the gift card/,
    );
    assert.ok((await refund('8.00')).includes(left('$2.00')), 'the money first');
    assert.match(wordsOf(await owner.get(`${path}/cancel`)), /The gift card that paid gets \$4\.00 back/);
    assert.ok((await refund('4.00')).includes(left('$6.00')), 'then the card');
    assert.equal((await owner.get(`${path}/refund`)).status, 409, 'nothing is left');
    assert.match(wordsOf(await owner.get(path)), / \$2\.00 of it is back on the gift card/);
  });

  test(`of $50 and a code with ${USES} uses are never exceeded by ${CLIENTS} clients`, async (context) => {
    await createCode(owner, { code: 'RUSH', percent: '50', maxUses: String(USES), maxUsesPerCustomer: '1' });
    const placed = await rushWithCodes({
      urlOf: () => store.url,
      clientCount: CLIENTS,
      itemId: 'print',
      codes: ['RUSH', RUSHED],
      deadlineMs: DEADLINE_MS,
    });
    assert.deepEqual(
      placed.filter((path) => !CONFIRMED.test(path)),
      [],
    );
    assert.deepEqual(store.log, []);
    db = await stores.closeAndRead(store);
    const { uses, takenCents, leftCents, orders } = await auditCodes(db, 'RUSH', RUSHED);
    context.diagnostic(`${orders} orders, ${uses.join('/')} uses, ${takenCents.join('/')} cents`);
    assert.deepEqual([uses, takenCents.slice(0, 2), leftCents], [[USES, USES, USES], [5_000, 5_000], 0]);
  });

  test('and codes get back what a canceled order has used, once', async () => {
    const used = await db.selectFrom('order_codes').select('order_id').execute();
    const paid = await db.selectFrom('order_gift_cards').selectAll().where('code', '=', RUSHED).execute();
    const cancel = (orderId: string, atMostCents?: number): Promise<number> =>
      inTransaction(db, async (transaction) => {
        await returnCodeUse(transaction, orderId);
        return returnGiftCards(transaction, orderId, atMostCents);
      });
    const [{ order_id: orderId, cents } = { order_id: '', cents: 0 }] = paid;
    assert.equal(await cancel(orderId, 1), 1);
    await inTransaction(db, (transaction) =>
      cancelOrder(transaction, orderId, {
        seenRefundedCents: 0,
        seenAwaitsPayment: false,
        isRefunded: false,
      }),
    );
    assert.equal(await cancel(orderId), 0);
    for (const { order_id } of used) await cancel(order_id, 0);
    for (const { order_id } of used) await cancel(order_id, 0);
    const { uses } = await db
      .selectFrom('discounts')
      .select('uses')
      .where('code', '=', 'RUSH')
      .executeTakeFirstOrThrow();
    const { left_cents } = await db
      .selectFrom('gift_cards')
      .select('left_cents')
      .where('code', '=', RUSHED)
      .executeTakeFirstOrThrow();
    assert.deepEqual([uses, left_cents], [0, cents]);
  });
});

onlyInWholeRun(describeWithPostgres)('the server is killed while clients use codes, on PostgreSQL', () => {
  const PROGRAM = fileURLToPath(import.meta.resolve('../support/store-without-limits.ts'));
  const CARD = 'BBBB-0000-0000-0001';
  let postgres: PrivatePostgres;
  before(async () => {
    postgres = await startPrivatePostgres({ isDurable: true });
  });
  after(() => postgres.close());

  test(`${USES} uses, never more than $50, nothing lost`, async () => {
    const databaseUrl = await postgres.createDatabase();
    await issueCards({ databaseUrl }, { [CARD]: 5_000 });
    const prepared = await openPrepared({ databaseUrl });
    await prepared.db
      .insertInto('discounts')
      .values({
        ...{ id: randomUUID(), code: 'RUSH', percent: 50, has_free_shipping: false, minimum_cents: 0 },
        ...{ max_uses: USES, max_uses_per_customer: 1 },
      })
      .execute();
    await prepared.close();
    const launch = () => runStore({ program: PROGRAM, env: { DATABASE_URL: databaseUrl, DATA_DIR: '' } });
    let running = await launch();
    let restarts = Promise.resolve();
    const killAfter = [5, 40];
    const placed = await rushWithCodes({
      urlOf: () => running.url,
      clientCount: CLIENTS,
      itemId: 'print',
      codes: ['RUSH', CARD],
      deadlineMs: DEADLINE_MS,
      onAcknowledged(count) {
        if (killAfter[0] === undefined || count < killAfter[0]) return;
        killAfter.shift();
        restarts = restarts.then(async () => {
          await running.end('SIGKILL');
          running = await launch();
        });
      },
    });
    await restarts;
    await running.end('SIGTERM');
    assert.deepEqual([killAfter, placed.filter((path) => !CONFIRMED.test(path))], [[], []]);
    const { db, close } = await openPrepared({ databaseUrl });
    const { uses, takenCents, leftCents, wrongOrders, orders } = await auditCodes(db, 'RUSH', CARD);
    await close();
    assert.deepEqual([uses, takenCents, leftCents], [[USES, USES, USES], [5_000, 5_000, 5_000], 0]);
    assert.deepEqual([wrongOrders, orders, new Set(placed).size], [[], CLIENTS, CLIENTS]);
  });
});
