import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import pg from 'pg';

import { startServer, type StoreServer } from '../../demo/server/index.ts';
import { describeWithPostgres } from '../support/describe-with-postgres.ts';
import { everyPage } from '../support/every-page.ts';
import { LARGE_READS } from '../support/exceptions/large-reads.ts';
import { growStore } from '../support/grown-store.ts';
import { ACCOUNT, PASSWORD } from '../support/member-visitor.ts';
import { NO_LIMITS, PATIENT_DATABASE } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { openPrepared } from '../support/prepared-database.ts';
import { type PrivatePostgres, startPrivatePostgres } from '../support/private-postgres.ts';
import { countReads, type ReadCounter } from '../support/table-reads.ts';
import type { Visitor } from '../support/visitor.ts';

const SIZES = { products: 2_000, orders: 3_000, events: 6_000 };
/** Smaller ones do not grow, or belong to something that is bounded. */
const LARGE = 250;
const SHARE = 1 / 3;

/** Pages and reads of something that has grown, and filters. */
const MORE: readonly string[] = [
  '/grown-1',
  '/grown-1?page=2',
  '/grown-1?category=Kind+1+of+1',
  '/grown-1?format=json',
  '/shop/grown-7',
  '/shop/grown-7/reviews',
  '/shop/grown-7/restock',
  '/search?q=bowl',
  '/api/commerce/products/grown-7',
  '/api/commerce/products/grown-7/related',
  '/api/commerce/products/grown-7/reviews',
  '/api/commerce/catalogue?collection=grown-1',
  '/owner/orders?before=500',
  ...['to-ship', 'unpaid', 'cancelled', 'refunded', 'shipped'].map((show) => `/owner/orders?show=${show}`),
  '/owner/orders?q=buyer17',
  '/owner/orders/grown-7',
  '/owner/submissions?q=writer77',
  '/owner/submissions?form=contact',
  '/owner/submissions.csv?form=contact',
  '/owner/products?q=bowl+17',
  '/owner/products?state=sold-out',
  '/owner/products?state=unpublished',
  '/owner/products/grown-7',
  '/owner/products/grown-7/files',
  '/owner/products/grown-7/pictures',
  '/owner/products/grown-7/delete',
  '/owner/stock?state=sold-out',
  '/owner/stock?q=bowl+17',
  '/owner/customers?q=buyer17',
  '/owner/customers/details?email=buyer17%40example.com',
  '/owner/reviews?state=approved',
  '/owner/reviews?state=pending',
  '/owner/stores/grown-1',
  '/owner/stores/grown-1/products',
];

describeWithPostgres('in a store with large tables', () => {
  let postgres: PrivatePostgres;
  let server: StoreServer;
  let counter: ReadCounter;
  let visitor: Visitor;
  before(async () => {
    postgres = await startPrivatePostgres();
    const databaseUrl = await postgres.createDatabase();
    const opened = await openPrepared({ databaseUrl });
    await opened.close();
    await growStore(databaseUrl, SIZES);
    await avoidSequentialScans(databaseUrl);
    server = await startServer({
      port: 0,
      databaseUrl,
      captcha: null,
      rateLimits: NO_LIMITS,
      databaseLimits: PATIENT_DATABASE,
      ownerPassword: OWNER_PASSWORD,
      // The counter ends connections.
      log: () => undefined,
    });
    visitor = await arriveAsOwner(server.url);
    assert.equal(
      (await visitor.send('POST', ACCOUNT, { email: 'buyer@example.org', password: PASSWORD })).status,
      200,
    );
    counter = await countReads(databaseUrl);
  });
  after(async () => {
    await counter.close();
    await server.close();
    await postgres.close();
  });

  test('no page and no API read reads a large part of a table', async () => {
    const pages = [...(await everyPage(server.url)), ...MORE.map((path) => ({ route: path, path }))];
    const sizes = await counter.tableSizes();
    const found: string[] = [];
    for (const { route, path } of pages) {
      let status = 0;
      const reads = await counter.during(async () => ({ status } = await visitor.get(path)));
      assert.ok(status < 500, `${path} got ${status}`);
      for (const [table, { inSequence, byIndex }] of reads) {
        const size = sizes.get(table) ?? 0;
        const isLarge = size > LARGE && inSequence + byIndex > size * SHARE;
        if (isLarge && LARGE_READS[route] === undefined)
          found.push(`${route}: ${table}, ${inSequence} rows in sequence, ${byIndex} by an index`);
      }
    }
    assert.deepEqual(found, []);
    const routes = pages.map(({ route }) => route);
    assert.deepEqual(
      Object.keys(LARGE_READS).filter((route) => !routes.includes(route)),
      [],
    );
  });
});

/** The planner prefers them in tables of a few thousand rows, whether there is an index or not. */
async function avoidSequentialScans(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`alter database ${new URL(databaseUrl).pathname.slice(1)} set enable_seqscan = off`);
  await client.end();
}
