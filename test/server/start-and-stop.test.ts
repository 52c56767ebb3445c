import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';

import { lockFolder } from '../../demo/server/platform/database/folder-lock.ts';
import { StartFailure, startServer, type StoreServerOptions } from '../../demo/server/index.ts';
import { readSettings } from '../../demo/server/read-settings.ts';
import { toStartFailure } from '../../demo/server/to-start-failure.ts';
import { makeEmbeddedFolder } from '../support/embedded-folder.ts';
import { runStore, runStoreToItsEnd, type StoreProcess } from '../support/store-process.ts';
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

  /** The sentence of a store that cannot start. */
  async function complaintOf(options: StoreServerOptions): Promise<string> {
    const failure = await startServer({ port: 0, dataDir: folder, ...options }).catch(
      (error: unknown) => error,
    );
    assert.ok(failure instanceof StartFailure, String(failure));
    assert.doesNotMatch(failure.message, /\n/);
    return failure.message;
  }

  async function languagesOf(url: string): Promise<readonly string[]> {
    const answer = await fetch(`${url}/api/multilingual/languages`);
    const { languages } = (await answer.json()) as {
      readonly languages: readonly { readonly language: string }[];
    };
    return languages.map(({ language }) => language);
  }

  // One store after the other on the same data: each start takes seconds of processor time.
  describe('as a process', () => {
    let store: StoreProcess;
    let visitor: Visitor;
    const start = async (...args: readonly string[]): Promise<void> => {
      store = await runStore({ args, env: { DATA_DIR: folder } });
    };

    test('prints one line, and exits cleanly on SIGTERM', async () => {
      await start();
      assert.match(store.url, /^http:\/\/localhost:\d+$/);
      visitor = await Visitor.arrive(() => store.url);
      await visitor.add({ itemId: 'mug', quantity: 3 });
      assert.equal(await store.end('SIGTERM'), 0);
      assert.deepEqual(store.lines, [`ready ${store.url}`]);
    });

    test('keeps carts, sessions and languages across a restart', async () => {
      await start();
      assert.equal((await visitor.cart()).totalQuantity, 3);
      assert.equal((await visitor.add({ itemId: 'mug' })).status, 200, 'session and crumb are still good');
      assert.deepEqual(await languagesOf(store.url), ['en'], 'an older store stays as its owner left it');
    });

    test('makes another one exit with 1 and name it, and keeps running', async () => {
      const { code, output, errors } = await runStoreToItsEnd({ env: { DATA_DIR: folder } });
      assert.deepEqual([code, output], [1, ''], 'nothing claims to be ready');
      assert.match(errors, new RegExp(`^The data folder .* is in use by process ${store.pid}: .*\n$`));
      assert.match(await complaintOf({}), /is in use by process/);
      assert.equal((await visitor.cart()).totalQuantity, 4);
    });

    test(
      'holds its folder while it is stopped, until it is killed',
      { skip: process.platform === 'win32' },
      () => {
        process.kill(store.pid, 'SIGSTOP');
        const message = new RegExp(`is in use by process ${store.pid}:`);
        assert.throws(() => lockFolder(folder), { name: 'StartFailure', message });
        writeFileSync(path.join(folder, 'lock'), '');
        assert.throws(() => lockFolder(folder), { message: /is in use by another process:/ });
      },
    );

    test('takes over the lock of a killed store, with every acknowledged addition', async () => {
      assert.equal(await store.end('SIGKILL'), null);
      assert.ok(readdirSync(folder).includes('lock'));
      await start();
      assert.equal((await visitor.cart()).totalQuantity, 4);
      assert.equal(await store.end('SIGINT'), 0);
      lockFolder(folder)();
    });

    test('is empty after a start with --reset, which prints a new password', async () => {
      await start('--reset');
      assert.deepEqual((await visitor.cart()).entries, []);
      assert.deepEqual(await languagesOf(store.url), ['en', 'ar', 'de', 'fr']);
      assert.equal(await store.end('SIGTERM'), 0);
      const password = /^owner (\S+) name: owner password: ([a-z2-9-]{23}) \(printed this once; /;
      const [, address] = password.exec(store.lines[0] ?? '') ?? [];
      assert.deepEqual([address, store.lines[1]], [`${store.url}/owner`, `ready ${store.url}`]);
    });
  });

  test('takes over a lock file without a holder, whatever it contains', () => {
    for (const text of ['999999999', String(process.pid), String(process.ppid), 'nonsense', '']) {
      writeFileSync(path.join(folder, 'lock'), text);
      const unlock = lockFolder(folder);
      assert.throws(() => lockFolder(folder), { name: 'StartFailure' }, text);
      unlock();
    }
  });

  test('releases a folder twice without effect on its next holder', () => {
    const unlock = lockFolder(folder);
    unlock();
    const next = lockFolder(folder);
    unlock();
    assert.throws(() => lockFolder(folder), { name: 'StartFailure' });
    next();
  });

  test('reads the settings of the command line and the environment', () => {
    const env = { PORT: '0', DATABASE_URL: '', DATA_DIR: 'here', OWNER_PASSWORD: 'twelve signs' };
    const ownerPassword = 'twelve signs';
    const expected = { port: 0, dataDir: 'here', ownerPassword, reset: true, faults: true };
    assert.deepEqual(readSettings(['--reset', '--faults'], env), expected);
    assert.deepEqual(readSettings([], {}), { reset: false, faults: false });
    assert.throws(() => readSettings(['--rest'], {}), {
      name: 'StartFailure',
      message: '"--rest" is not a known option. The options are --reset and --faults.',
    });
    assert.throws(() => readSettings([], { OWNER_PASSWORD: 'eleven sign' }), {
      name: 'StartFailure',
      message: 'OWNER_PASSWORD must have at least 12 characters.',
    });
    assert.equal(
      readSettings([], { PUBLIC_URL: 'https://shop.example' }).publicUrl?.origin,
      'https://shop.example',
    );
    assert.equal(readSettings([], { PUBLIC_URL: 'http://Shop.example:80/' }).publicUrl?.host, 'shop.example');
    for (const text of [
      'shop.example',
      'ftp://shop.example',
      'https://a:b@shop.example',
      'https://shop.example/shop',
      'https://shop.example/?',
      'https://',
    ])
      assert.throws(() => readSettings([], { PUBLIC_URL: text }), {
        name: 'StartFailure',
        message: `PUBLIC_URL must be the address of the whole store, such as https://shop.example, without a path, not "${text}".`,
      });
    assert.equal(readSettings([], { TRUSTED_PROXIES: '2' }).trustedProxies, 2);
    assert.throws(() => readSettings([], { TRUSTED_PROXIES: 'all' }), {
      name: 'StartFailure',
      message: 'TRUSTED_PROXIES must be a whole number from 0 to 9, not "all".',
    });
    for (const PORT of ['http', '-1', '65536', '80.5', '0x', ' ']) {
      const message = /^PORT must be a whole number from 0 to 65535/;
      assert.throws(() => readSettings([], { PORT }), { name: 'StartFailure', message });
    }
  });

  test('reports a missing database and an invalid URL, without passwords', async () => {
    const absent = await complaintOf({ databaseUrl: 'postgres://ann:secret@127.0.0.1:1/store' });
    assert.match(absent, /^The database at 127\.0\.0\.1:1\/store cannot be reached/);
    assert.match(
      await complaintOf({ databaseUrl: 'mysql://localhost/store' }),
      /^DATABASE_URL must look like/,
    );
  });

  test('reports a missing database of visits and its invalid URL as such', async () => {
    const absent = await complaintOf({ visitsDatabaseUrl: 'postgres://ann:secret@127.0.0.1:1/visits' });
    assert.match(
      absent,
      /^The database at 127\.0\.0\.1:1\/visits cannot be reached: check VISITS_DATABASE_URL /,
    );
    assert.match(
      await complaintOf({ visitsDatabaseUrl: 'mysql://localhost/visits' }),
      /^VISITS_DATABASE_URL must look like/,
    );
  });

  test('reports a database without TLS when TLS is required', async () => {
    const plain = createServer((socket) => {
      socket.on('data', () => socket.end('N'));
      socket.on('error', () => undefined);
    }).listen(0, '127.0.0.1');
    await once(plain, 'listening');
    const { port } = plain.address() as AddressInfo;
    const databaseUrl = `postgres://ann:secret@127.0.0.1:${port}/store?sslmode=require`;
    assert.equal(
      await complaintOf({ databaseUrl }),
      `The database at 127.0.0.1:${port}/store refused the store: The server does not support SSL connections.`,
    );
    plain.close();
  });

  test('turns database errors of the start into a sentence, and no other errors', () => {
    const place = { port: 0, dataDir: folder, databaseUrl: 'postgres://ann@db.example/store' };
    const sentence = (error: Error): string => (toStartFailure(error, place) as Error).message;
    const refused = 'The database at db.example/store refused the store: ';
    assert.equal(sentence(new Error('SASL: no\npassword')), `${refused}SASL: no password.`);
    const untrusted = Object.assign(new Error('self-signed'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
    assert.equal(sentence(untrusted), `${refused}self-signed.`);
    for (const code of ['EHOSTUNREACH', 'ENETUNREACH', 'ECONNREFUSED']) {
      assert.match(sentence(Object.assign(new Error('no way'), { code })), /cannot be reached/);
    }
    const mistake = new TypeError('undefined is not a function');
    assert.equal(toStartFailure(mistake, place), mistake);
  });

  test('reports a path that is no folder, and a folder with other contents', async () => {
    const strange = makeTemporaryFolder({ file: '', 'pglite/PG_VERSION': 'not a version' });
    for (const dataDir of [path.join(strange, 'file'), strange]) {
      assert.match(await complaintOf({ dataDir }), /^The data folder .* cannot be used/);
    }
    removeFolder(strange);
  });

  test('reports a used port, and releases the folder', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    assert.match(await complaintOf({ port }), new RegExp(`^Port ${port} is already in use`));
    other.close();
    lockFolder(folder)();
  });

  test('answers pending requests before it stops, and can be closed twice', async () => {
    const store = await startServer({ port: 0, dataDir: folder, faults: true });
    const headers = { expect: '100-continue', 'x-test-fault': 'slow=20000' };
    const slow = get(`${store.url}/api/commerce/shopping-cart`, { headers });
    const answered = once(slow, 'response');
    // The server answers 100 once it has accepted the request.
    await once(slow, 'continue');
    await Promise.all([store.close(), store.close()]);
    const [response] = (await answered) as [IncomingMessage];
    assert.equal(response.statusCode, 200, 'the wait ends with the store, the answer is still given');
    response.resume();
  });
});
