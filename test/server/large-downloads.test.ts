import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { get } from 'node:http';
import { before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { until } from '../support/outbox-mails.ts';
import { mainText } from '../support/owner-orders.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { buyPrint, clickDownload, fetchFile, sendFile } from '../support/product-files.ts';
import type { Visitor } from '../support/visitor.ts';

const FILES = '/owner/products/print/files';
/** More than two parts of the storage. */
const CONTENT = randomBytes(2_500_000);

describeOnAnyDatabase('a large file', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  let path = '';
  const buy = () => buyPrint(store.url);
  const bytesOf = (url: string, headers = {}) => fetchFile(store.url + url, headers);
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
    owner = await arriveAsOwner(store.url);
    await sendFile(owner, FILES, { name: 'large.bin', content: CONTENT });
    const urls =
      (await owner.get(FILES)).text.match(/\/owner\/products\/print\/files\/[0-9a-f-]{36}(?=")/g) ?? [];
    path = urls.at(-1) ?? '';
    await owner.post(`${path}/up`, {});
  });

  test('is resumed from any byte without another count', async () => {
    const { visitor, link } = await buy();
    const { file } = await clickDownload(visitor, link);
    const start = await bytesOf(file, { range: 'bytes=0-1100000' });
    assert.equal(start.status, 206);
    assert.equal(start.headers.get('content-range'), 'bytes 0-1100000/2500000');
    const etag = start.headers.get('etag') ?? '';
    const rest = await bytesOf(file, { range: 'bytes=1100001-', 'if-range': etag });
    assert.deepEqual(Buffer.concat([start.body, rest.body]), CONTENT);
    assert.match(mainText((await visitor.get(link)).text), /4 of 5 downloads left/);
    assert.equal((await bytesOf(file, { range: 'bytes=2500000-' })).status, 416);
    const changed = await bytesOf(file, { range: 'bytes=5-', 'if-range': '"other"' });
    assert.deepEqual([changed.status, changed.body.length], [200, CONTENT.length]);
  });

  test('is downloaded as often as allowed, also by 20 requests at the same time', async () => {
    const { visitor, link, ownerPage } = await buy();
    const { file } = await clickDownload(visitor, link);
    const all = await Promise.all(Array.from({ length: 20 }, () => bytesOf(file)));
    const complete = all.filter(({ status, body }) => status === 200 && body.equals(CONTENT));
    assert.equal(complete.length, 5);
    assert.ok(all.every(({ status }) => status === 200 || status === 410));
    const ended = await visitor.get(link);
    assert.equal(ended.status, 410);
    assert.match(mainText(ended.text), /downloaded as often as this link allows\. .* Contact us/);
    assert.equal((await clickDownload(visitor, link)).answer.status, 410);
    assert.match(mainText((await owner.get(ownerPage)).text), /large\.bin 5 of 5 downloads used/);
  });

  test('counts what was sent of an interrupted download, not all of it', async () => {
    const long = Buffer.alloc(16_000_000);
    await sendFile(owner, path, { name: 'long.bin', content: long }, { name: 'long.bin' });
    const { visitor, link } = await buy();
    const { file } = await clickDownload(visitor, link);
    const words = async () => mainText((await visitor.get(link)).text);
    for (const _attempt of [1, 2, 3, 4, 5, 6]) {
      await new Promise<void>((resolve, reject) => {
        get(store.url + file, (response) => {
          response.once('readable', () => {
            response.destroy();
            resolve();
          });
        }).on('error', reject);
      });
      await until(async () => !/[0-2] of 5 downloads left/.test(await words()));
    }
    assert.equal((await bytesOf(file)).body.length, long.length);
  });
});
