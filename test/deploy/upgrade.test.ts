import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';

import { applyCode } from '../support/codes.ts';
import { describeWithPostgres } from '../support/describe-with-postgres.ts';
import { query } from '../support/filled-store.ts';
import { mainText, placeOrder } from '../support/owner-orders.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { type PrivatePostgres, startPrivatePostgres } from '../support/private-postgres.ts';
import { readFacts, type StoreFacts } from '../support/store-facts.ts';
import { runStore, runStoreToItsEnd, type StoreProcess } from '../support/store-process.ts';
import { seenControls, Visitor } from '../support/visitor.ts';

const read = (name: string): string => readFileSync(path.join(import.meta.dirname, name), 'utf8');
const FACTS = JSON.parse(read('previous-release.json')) as StoreFacts;
const DAY_MS = 86_400_000;
/** Statistics show the last days, so what happened when the file was written happened today. */
const MOVE_TO_TODAY = `
  update public.analytics_events
    set occurred_at = occurred_at + ${DAY_MS} * floor((extract(epoch from now()) * 1000 - occurred_at) / ${DAY_MS});
  update public.orders
    set created_at = created_at + interval '1 day' * floor(extract(epoch from now() - created_at) * 1000 / ${DAY_MS});`;

describeWithPostgres('a store of the previous release', () => {
  let postgres: PrivatePostgres;
  let databaseUrl: string;
  let env: Readonly<Record<string, string>>;
  let stores: readonly StoreProcess[] = [];
  before(async () => {
    postgres = await startPrivatePostgres();
    databaseUrl = await postgres.createDatabase();
    await query(databaseUrl, read('previous-release.sql'));
    await query(databaseUrl, MOVE_TO_TODAY);
    env = { DATABASE_URL: databaseUrl, OWNER_PASSWORD, CAPTCHA_PROVIDER: 'none' };
    stores = await Promise.all([1, 2].map(() => runStore({ env })));
  });
  after(async () => {
    await Promise.all(stores.map((store) => store.end('SIGTERM')));
    await postgres.close();
  });

  test('is upgraded by two stores that start at once, and shows what it showed', async () => {
    for (const { url } of stores) assert.deepEqual(await readFacts(url, databaseUrl), FACTS);
    const { rows } = await query(databaseUrl, 'select name from kysely_migration');
    assert.equal(new Set(rows.map(({ name }) => name)).size, rows.length);
  });

  test('goes on selling: order numbers continue, and a gift card keeps its balance', async () => {
    const { url } = stores[0]!;
    const { rows } = await query(databaseUrl, 'select code from gift_cards');
    const visitor = await Visitor.arrive(url);
    await visitor.add({ itemId: 'mug' });
    assert.equal((await applyCode(visitor, String(rows[0]?.['code']))).status, 200);
    const { giftCardCents } = seenControls(await visitor.get('/checkout'));
    const { ownerPage } = await placeOrder(visitor, { giftCardCents });
    const owner = await arriveAsOwner(url);
    assert.match(mainText((await owner.get(ownerPage)).text), /^Order #1004 .* Gift cards −\$6\.00/);
  });

  test('is refused by a store of an earlier release', async () => {
    await query(databaseUrl, "insert into kysely_migration values ('999-later', now()::text)");
    const { code, errors } = await runStoreToItsEnd({ env });
    await query(databaseUrl, "delete from kysely_migration where name = '999-later'");
    assert.equal(code, 1);
    assert.match(errors, /^The database belongs to a newer release, which has run 999-later: [^\n]+\n$/);
  });
});
