import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { describeOnEachDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { rowsIn, textOf } from '../support/owner-lists.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { changedBy, Visitor } from '../support/visitor.ts';

/** Not a part of an id, which may have only digits there. */
const CODE = /(?<![\w-])[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}(?![\w-])/;
const MASKED = /Code: (••••-••••-••••-[0-9A-Z]{4}) /;

describeOnEachDatabase('gift cards', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
    owner = await arriveAsOwner(store.url);
  });

  /** The mails with a gift card, the newest first. */
  const giftMails = async (): Promise<readonly string[]> => {
    const rows = rowsIn((await owner.get('/owner/mails')).text);
    const mails = await Promise.all(rows.map(({ url }) => owner.get(url)));
    return mails
      .map(({ text }) => textOf(text.slice(text.indexOf('<main'))))
      .filter((mail) => MASKED.test(mail));
  };

  test('require a denomination', async () => {
    const visitor = await Visitor.arrive(store.url);
    const refused = await visitor.add({ itemId: 'gift-card' });
    assert.equal(refused.status, 422);
    assert.match(refused.text, /Select a denomination for the Gift Card/);
  });

  test('have a code and a mail each, once, however often the order is sent', async () => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'gift-card', sku: 'gift-25', quantity: 2 });
    await visitor.add({ itemId: 'gift-card', sku: 'gift-100' });
    await visitor.add({ itemId: 'mug' });
    const key = crypto.randomUUID();
    const first = await visitor.order(key);
    const again = await visitor.order(key);
    assert.equal(again.headers.get('location'), first.headers.get('location'));
    const mails = await giftMails();
    const values = mails.map((mail) => /Here’s your (\$\d+\.\d\d) gift card\./.exec(mail)?.[1]).sort();
    assert.deepEqual(values, ['$100.00', '$25.00', '$25.00']);
    assert.ok(mails.every((mail) => mail.includes('ann@example.com')));
    const confirmed = await visitor.get(first.headers.get('location') ?? '');
    assert.match(confirmed.text, /Your gift cards are on their way by email, each with its own code\./);
  });

  test('are not issued for a refused order', async () => {
    const before = (await giftMails()).length;
    const visitor = await Visitor.arrive(store.url);
    const { newlyAdded } = changedBy(await visitor.add({ itemId: 'gift-card', sku: 'gift-25' }));
    assert.equal((await visitor.setQuantity(newlyAdded!.id, 51)).status, 200);
    const refused = await visitor.order();
    assert.equal(refused.status, 422);
    assert.match(refused.text, /You can buy up to 50 gift cards per order/);
    assert.equal((await giftMails()).length, before);
    assert.equal((await visitor.cart()).totalQuantity, 51);
  });

  test('show the owner only the end of a code, in mails and in the list', async () => {
    const pages = [
      (await owner.get('/owner/gift-cards')).text,
      (await owner.get('/owner/mails')).text,
      ...(await giftMails()),
    ];
    for (const page of pages) assert.doesNotMatch(page, CODE);
    const listed = [...pages[0]!.matchAll(/<code>(••••-••••-••••-[0-9A-Z]{4})<\/code>/g)];
    const mailed = (await giftMails()).map((mail) => MASKED.exec(mail)?.[1]);
    assert.deepEqual(listed.map(([, code]) => code).sort(), mailed.sort(), 'one rule masks both');
  });

  test('have their whole code in their own mail', async () => {
    const db = await stores.closeAndRead(store);
    const codes = (await db.selectFrom('gift_cards').select('code').execute()).map(({ code }) => code);
    const bodies = await db.selectFrom('mails').select('body').where('kind', '=', 'gift-card').execute();
    assert.equal(codes.length, 3);
    assert.deepEqual(bodies.map(({ body }) => CODE.exec(body)?.[0]).sort(), codes.sort());
  });
});
