import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';

import { StartFailure, startServer } from '../../demo/server/index.ts';
import { readSettings } from '../../demo/server/read-settings.ts';
import { makeEmbeddedFolder } from '../support/embedded-folder.ts';
import { runStore, runStoreToItsEnd } from '../support/store-process.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { Visitor } from '../support/visitor.ts';

describe('the store starts and stops', () => {
  let folder: string;
  before(async () => {
    folder = await makeEmbeddedFolder();
  });
  after(() => {
    removeFolder(folder);
  });

  async function assertRefuses(env: Readonly<Record<string, string>>, sentence: RegExp): Promise<void> {
    const { code, output, errors } = await runStoreToItsEnd({ env });
    assert.equal(code, 1);
    assert.equal(output, '', 'nothing claims to be ready');
    assert.match(errors, sentence);
    assert.equal(errors.trim().split('\n').length, 1, errors);
  }

  test('it says one line, keeps carts through a restart, and ends cleanly on both signals', async () => {
    const env = { DATA_DIR: folder };
    const first = await runStore({ env });
    assert.match(first.url, /^http:\/\/localhost:\d+$/);
    let { url } = first;
    const visitor = await Visitor.arrive(() => url);
    await visitor.add({ itemId: 'mug', quantity: 3 });
    assert.equal(await first.end('SIGTERM'), 0);
    assert.deepEqual(first.lines, [`ready ${first.url}`]);
    const second = await runStore({ env });
    ({ url } = second);
    assert.equal((await visitor.cart()).totalQuantity, 3);
    assert.equal((await visitor.add({ itemId: 'mug' })).status, 200, 'session and crumb are still good');
    assert.equal(await second.end('SIGINT'), 0);
    assert.deepEqual(readdirSync(folder), ['pglite'], 'the lock is given back');
  });

  test('a killed store leaves a lock that the next one takes over, with every answered addition', async () => {
    const env = { DATA_DIR: folder };
    const killed = await runStore({ env });
    let { url } = killed;
    const visitor = await Visitor.arrive(() => url);
    assert.equal((await visitor.add({ itemId: 'mug', quantity: 2 })).status, 200);
    assert.equal(await killed.end('SIGKILL'), null);
    assert.ok(readdirSync(folder).includes('lock'));
    const next = await runStore({ env });
    ({ url } = next);
    assert.equal((await visitor.cart()).totalQuantity, 2);
    await next.end('SIGTERM');
  });

  test('--reset empties the store', async () => {
    const env = { DATA_DIR: folder };
    const filled = await runStore({ env });
    let { url } = filled;
    const visitor = await Visitor.arrive(() => url);
    await visitor.add({ itemId: 'mug' });
    await filled.end('SIGTERM');
    const emptied = await runStore({ env, args: ['--reset'] });
    ({ url } = emptied);
    assert.deepEqual((await visitor.cart()).entries, []);
    await emptied.end('SIGTERM');
  });

  test('a folder in use, by another process or by this one', async () => {
    const own = await startServer({ port: 0, dataDir: folder });
    try {
      await assertRefuses({ DATA_DIR: folder }, new RegExp(`in use by process ${process.pid}`));
      const again = await startServer({ port: 0, dataDir: folder }).catch((error: unknown) => error);
      assert.ok(again instanceof StartFailure);
      assert.match(again.message, /in use/);
    } finally {
      await own.close();
    }
  });

  test('a lock of a process that is gone, or of our own number in another life, is taken over', async () => {
    for (const pid of ['999999999', String(process.pid), 'nonsense', '']) {
      writeFileSync(path.join(folder, 'lock'), pid);
      const store = await startServer({ port: 0, dataDir: folder });
      await store.close();
    }
  });

  test('a used port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const env = { DATA_DIR: folder, PORT: String(port) };
    await assertRefuses(env, new RegExp(`^Port ${port} is already in use`));
    other.close();
    await (await startServer({ port: 0, dataDir: folder })).close();
  });

  test('a port that is none', async () => {
    const sentence = /^PORT must be a whole number from 0 to 65535/;
    await assertRefuses({ PORT: 'http' }, sentence);
    for (const PORT of ['-1', '65536', '80.5', '0x']) {
      assert.throws(() => readSettings([], { PORT }), { name: 'StartFailure', message: sentence });
    }
  });

  test('a database that is not there, and an address that is none; passwords are not printed', async () => {
    const DATABASE_URL = 'postgres://ann:secret@127.0.0.1:1/store';
    await assertRefuses({ DATABASE_URL }, /^The database at 127\.0\.0\.1:1\/store cannot be reached/);
    await assertRefuses(
      { DATABASE_URL: 'mysql://localhost/store' },
      /^DATABASE_URL must look like postgres:/,
    );
  });

  test('a folder that cannot be a folder, and one with something else inside', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    await assertRefuses({ DATA_DIR: file }, /^The data folder .* cannot be used/);
    const strange = makeTemporaryFolder({ 'pglite/PG_VERSION': 'not a version' });
    await assertRefuses({ DATA_DIR: strange }, /^The data folder .* cannot be used/);
    removeFolder(strange);
  });

  test('requests under way are answered before it stops, and closing twice does no harm', async () => {
    const store = await startServer({ port: 0, dataDir: folder, faults: true });
    const headers = { expect: '100-continue', 'x-test-fault': 'slow=20000' };
    const slow = get(`${store.url}/api/commerce/shopping-cart`, { headers });
    const answered = once(slow, 'response');
    // The server says 100 when it has taken the request on.
    await once(slow, 'continue');
    await Promise.all([store.close(), store.close()]);
    const [response] = (await answered) as [IncomingMessage];
    assert.equal(response.statusCode, 200, 'the wait ends with the store, the answer is still given');
    response.resume();
  });
});
