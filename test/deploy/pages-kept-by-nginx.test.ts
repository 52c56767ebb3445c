import assert from 'node:assert/strict';
import { request } from 'node:http';
import { after, before, test } from 'node:test';

import { startServer, type StoreServer } from '../../demo/server/index.ts';
import { type DeployedServer, startDeployedNginx } from '../support/deployment.ts';
import { describeWithPostgres } from '../support/describe-with-postgres.ts';
import { freePort } from '../support/free-port.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { until } from '../support/outbox-mails.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { type PrivatePostgres, startPrivatePostgres } from '../support/private-postgres.ts';
import { changed, controlsOf } from '../support/product-form.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { Visitor } from '../support/visitor.ts';

/** Neither `fetch` nor a browser sends such a request. */
function getWithBody(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { headers: { 'content-length': 5 } }, (response) => {
      response.resume().on('end', resolve);
    });
    sent.on('error', reject);
    sent.end('hello');
  });
}

const MUG = '/owner/products/mug';
const STORES = 3;

describeWithPostgres('nginx.conf with pages that are the same for everybody', () => {
  const folder = makeTemporaryFolder();
  /** Requests that stores have answered: their routes. */
  const answered: string[] = [];
  let postgres: PrivatePostgres;
  let stores: readonly StoreServer[] = [];
  let proxy: DeployedServer;
  let url: string;
  before(async () => {
    postgres = await startPrivatePostgres();
    const databaseUrl = await postgres.createDatabase();
    const port = await freePort();
    url = `http://localhost:${port}`;
    const log = (line: string) =>
      answered.push((JSON.parse(line) as { readonly route?: string }).route ?? line);
    const options = { databaseUrl, ownerPassword: OWNER_PASSWORD, captcha: null, rateLimits: NO_LIMITS };
    stores = await Promise.all(
      Array.from({ length: STORES }, () =>
        startServer({ ...options, port: 0, sharedPages: true, trustedProxies: 1, logFormat: 'json', log }),
      ),
    );
    proxy = await startDeployedNginx(
      folder,
      port,
      stores.map((store) => new URL(store.url).port),
    );
  });
  after(async () => {
    await proxy.end();
    for (const store of stores) await store.close();
    await postgres.close();
    removeFolder(folder);
  });

  const look = async (): Promise<string> => (await new Visitor(url).get('/shop/mug')).text;
  /** How often stores have answered a route since this was last called. */
  const countAnswered = (route: string): number => answered.splice(0).filter((one) => one === route).length;

  test('leaves nothing of a body in the connections to its stores', async () => {
    // The first request asks for the version.
    await getWithBody(`${url}/shop/mug?sent`);
    for (let count = 0; count < 2 * STORES; count += 1)
      assert.equal((await new Visitor(url).get(`/shop/mug?after=${count}`)).status, 200);
    answered.splice(0);
  });

  test('answers visitors without cookies from its cache, and those with a session from a store', async () => {
    const first = await look();
    assert.match(first, /\$18\.00/);
    assert.equal(countAnswered('/shop/:slug'), 1);
    for (let count = 0; count < STORES; count += 1) assert.equal(await look(), first);
    assert.equal(countAnswered('/shop/:slug'), 0);
    const visitor = await Visitor.arrive(url);
    await visitor.add({ itemId: 'mug' });
    assert.notEqual((await visitor.get('/shop/mug')).text, first);
    assert.equal((await visitor.order()).status, 303);
  });

  test('shows the new price soon after the owner has saved, long before the page expires', async () => {
    await look();
    const owner = await arriveAsOwner(url);
    const controls = controlsOf(await owner.get(MUG), MUG);
    assert.equal((await owner.post(MUG, changed(controls, { 'variants.0.price': '21' }))).status, 303);
    await until(async () => /\$21\.00/.test(await look()));
    countAnswered('/shop/:slug');
    assert.match(await look(), /\$21\.00/);
    assert.equal(countAnswered('/shop/:slug'), 0, 'kept again');
  });

  test('lets nobody else ask for the version', async () => {
    assert.equal((await new Visitor(url).get('/pages-version')).status, 404);
  });

  test('answers from its cache while no store does', async () => {
    const shown = await look();
    for (const store of stores) await store.close();
    assert.equal(await look(), shown);
  });
});
