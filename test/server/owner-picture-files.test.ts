import assert from 'node:assert/strict';
import { request } from 'node:http';
import { before, test } from 'node:test';
import sharp from 'sharp';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { drawn, jpeg, picturePages } from '../support/picture-pages.ts';
import { controlsOf } from '../support/product-form.ts';
import { postFiles, type SentFile } from '../support/upload-form.ts';
import { Visitor } from '../support/visitor.ts';

describeOnAnyDatabase('files of pictures of products', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, captcha: null, ownerPassword: OWNER_PASSWORD });
    owner = await arriveAsOwner(store.url);
  });
  const { pathOf, productOf, shownControls, save, create, faultsOf, askFor } = picturePages(
    () => owner,
    () => store.url,
  );

  test('are taken by their content, and re-encoded without anything else that a file contains', async () => {
    const id = await create('Content Bowl');
    const frames = await Promise.all(['red', 'blue'].map((color) => drawn(color, 40, 30).png().toBuffer()));
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const script = '<script>alert(1)</script>';
    const plain = await drawn('#804020').jpeg().toBuffer();
    const tagged = await sharp(plain)
      .withExif({ IFD0: { ImageDescription: script, Artist: 'Ann' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const comment = Buffer.from(`\xff\xfe\x00\x1b${script}`, 'latin1');
    const polyglot = Buffer.concat([tagged.subarray(0, 2), comment, tagged.subarray(2), Buffer.from(script)]);
    assert.ok(polyglot.includes(script));
    const files: readonly SentFile[] = [
      { name: '../../"><img src=x>\u202Egpj.exe', content: polyglot, type: 'text/html' },
      { name: 'a.txt', content: await drawn('#ff000080', 300, 200, 4).png().toBuffer(), type: 'text/plain' },
      { name: 'b.jpg', content: await drawn('#00ff00', 301).webp().toBuffer() },
      { name: 'c.jpg', content: await drawn('#0000ff', 302).avif({ effort: 0 }).toBuffer() },
      { name: 'd.svg', content: await drawn('#00ffff', 1, 1).gif().toBuffer() },
      { name: 'e.gif', content: animation },
      { name: 'x'.repeat(300), content: await drawn('#ffff00', 5_000, 100).jpeg().toBuffer() },
    ];
    const answer = await save(id, {}, files);
    assert.equal(answer.status, 303, faultsOf(answer).join());
    const { items } = await productOf(id);
    assert.deepEqual(
      items.map(({ originalSize }) => originalSize),
      // Turned upright, and at most 2,500 px wide.
      ['400x600', '300x200', '301x400', '302x400', '1x1', '40x30', '2500x50'],
    );
    assert.equal(items[4]!.systemDataVariants, undefined);
    const [first, transparent] = items.map(({ assetUrl }) => `${assetUrl}?format=original`);
    const { response, content } = await askFor(first!);
    const { exif, xmp, orientation } = await sharp(content).metadata();
    assert.deepEqual([exif, xmp, orientation], [undefined, undefined, undefined]);
    assert.ok(!content.includes('script') && !content.includes('Ann'));
    assert.equal(response.headers.get('content-type'), 'image/jpeg');
    const alpha = await askFor(transparent!);
    assert.equal(alpha.response.headers.get('content-type'), 'image/webp');
    assert.equal((await sharp(alpha.content).metadata()).hasAlpha, true);
    for (const path of ['/shop/content-bowl', pathOf(id)]) assert.equal((await owner.get(path)).status, 200);
  });

  test('are refused one by one with a reason', async () => {
    const id = await create('Refused Bowl');
    const good = await jpeg('good.jpg', '#445566');
    const huge = Buffer.from(good.content);
    // Height and width, in the header of the frame.
    huge.fill('7530', huge.indexOf('ffc0', 'hex') + 5, huge.indexOf('ffc0', 'hex') + 9, 'hex');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const cases: readonly (readonly [SentFile, RegExp])[] = [
      [{ name: 'a.svg', content: svg, type: 'image/svg+xml' }, /^“a\.svg” is not a picture/],
      [{ name: 'b.jpg', content: Buffer.from('<html>') }, /^“b\.jpg” is not a picture/],
      [{ name: 'c.tiff', content: await drawn('red').tiff().toBuffer() }, /^“c\.tiff” is not a picture/],
      [
        { name: 'd.jpg', content: good.content.subarray(0, good.content.length / 2) },
        /damaged or incomplete/,
      ],
      [{ name: 'e.jpg', content: Buffer.from('\xff\xd8\xff\xe0nothing', 'latin1') }, /damaged or incomplete/],
      [{ name: 'f.jpg', content: new Uint8Array() }, /is empty/],
      [{ name: 'g.jpg', content: Buffer.alloc(21_000_000, 'x') }, /larger than 20 MB/],
      [good, /^“good\.jpg” is already one of the pictures/],
      [{ name: '<b>"h"\u202E.jpg', content: svg }, /^“&lt;b&gt;%22h%22\.jpg” is not a picture/],
      [{ name: 'i.jpg', content: huge }, /60 megapixels/],
    ];
    const answer = await save(id, {}, [good, ...cases.map(([file]) => file)]);
    assert.equal(answer.status, 400);
    const faults = faultsOf(answer);
    assert.equal(faults.length, cases.length, faults.join('\n'));
    // The one that is sent twice is found at the end.
    const expected = [...cases.filter(([file]) => file !== good), ...cases.filter(([file]) => file === good)];
    for (const [index, [, reason]] of expected.entries()) assert.match(faults[index]!, reason);
    assert.equal((await productOf(id)).items.length, 1);
    const twentyOne = Array.from({ length: 21 }, () => good);
    assert.match(faultsOf(await save(id, {}, twentyOne)).join(), /is one too many: 20 can be added at once/);
  });

  test('are served in all widths with a type of the store, and only for looking', async () => {
    const id = await create('Served Bowl');
    const content = await drawn('#336699', 1_200, 900).png().toBuffer();
    await save(id, {}, [{ name: 'a.html', content, type: 'text/html' }]);
    const { assetUrl } = await productOf(id);
    for (const [format, accept, type, width] of [
      ['100w', 'image/avif,image/webp,*/*', 'image/avif', 100],
      ['750w', 'image/webp,*/*', 'image/webp', 750],
      ['1500w', '*/*', 'image/jpeg', 1_200],
      ['original', '*/*', 'image/jpeg', 1_200],
    ] as const) {
      const { response, content: sent } = await askFor(`${assetUrl}?format=${format}`, accept);
      assert.equal(response.headers.get('content-type'), type, format);
      assert.equal((await sharp(sent).metadata()).width, width, format);
    }
    const { headers } = (await askFor(`${assetUrl}?format=300w`)).response;
    assert.deepEqual(
      ['cache-control', 'content-security-policy', 'x-content-type-options', 'vary', 'set-cookie'].map(
        (name) => headers.get(name),
      ),
      ['public, max-age=31536000, immutable', "default-src 'none'; sandbox", 'nosniff', 'Accept', null],
    );
    const known = { 'if-none-match': headers.get('etag') ?? '' };
    assert.equal((await askFor(`${assetUrl}?format=300w`, undefined, known)).response.status, 304);
    for (const path of [
      `${assetUrl}?format=640w`,
      `${assetUrl}x`,
      '/assets/uploads/',
      '/assets/uploads/nothing',
      '/assets/uploads/..%2f..%2fpackage.json',
      '/assets/uploads/%00',
    ]) {
      const { response } = await askFor(path);
      assert.ok([400, 404].includes(response.status), path);
    }
  });

  test('are shared by copies of a product, and deleted with the last one', async () => {
    const id = await create('Copied Bowl');
    await save(id, {}, [await jpeg('a.jpg', '#987654')]);
    const { assetUrl } = await productOf(id);
    const duplicate = `/owner/products/${id}/duplicate`;
    const page = await owner.get(`/owner/products/${id}`);
    const copied = await owner.post(duplicate, controlsOf(page, duplicate));
    const copy = copied.headers.get('location')!.replace(/^\/owner\/products\/|\?.*$/g, '');
    assert.equal((await shownControls(copy))['pictures.0.url'], assetUrl);
    await owner.post(`/owner/products/${id}/delete`, {});
    assert.equal((await askFor(assetUrl)).response.status, 200);
    await owner.post(`/owner/products/${copy}/delete`, {});
    assert.equal((await askFor(assetUrl)).response.status, 404);
  });

  test('are taken only from the owner, with the crumb before anything else', async () => {
    const id = await create('Guarded Bowl');
    const file = await jpeg('a.jpg', '#abcdef');
    const controls = await shownControls(id);
    const visitor = await Visitor.arrive(store.url);
    const stranger = await postFiles(visitor, pathOf(id), { version: '1' }, [file]);
    assert.match(stranger.headers.get('location') ?? '', /^\/owner\/login/);
    const forged = await postFiles(owner, pathOf(id), { ...controls, crumb: 'x' }, [file]);
    assert.equal(forged.status, 403);
    const late = new FormData();
    late.append('files', new Blob([new Uint8Array(file.content)]), 'a.jpg');
    late.append('crumb', owner.crumb);
    assert.equal((await owner.request('POST', pathOf(id), { body: late })).status, 403);
    assert.equal((await owner.post(pathOf(id), controls)).status, 415);
    const unknown = await postFiles(owner, pathOf('nothing'), controls, [file]);
    assert.equal(unknown.status, 404);
    assert.equal((await productOf(id)).items.length, 0);
  });

  test('are refused beyond 100 MB at once, before they are read, and survive a closed connection', async () => {
    const id = await create('Broken Bowl');
    const head = {
      method: 'POST',
      headers: {
        cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'content-type': 'multipart/form-data; boundary=x',
      },
    };
    const url = store.url + pathOf(id);
    for (const [header, value, status] of [
      ['content-length', '100000001', 413],
      ['transfer-encoding', 'chunked', 411],
    ] as const)
      await new Promise<void>((resolve, reject) => {
        const headers = { ...head.headers, [header]: value };
        const sent = request(url, { ...head, headers }, (answer) => {
          assert.equal(answer.statusCode, status);
          resolve();
          sent.destroy();
        });
        sent.on('error', reject);
        sent.flushHeaders();
      });
    const start = `--x\r\nContent-Disposition: form-data; name="crumb"\r\n\r\n${owner.crumb}\r\n--x\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\n\r\n`;
    // More than are read at the same time: closed ones give their place back.
    for (let count = 0; count < 5; count += 1)
      await new Promise<void>((resolve) => {
        const sent = request(url, { ...head, headers: { ...head.headers, 'content-length': '1000000' } });
        sent.on('error', () => undefined);
        sent.on('close', () => {
          resolve();
        });
        sent.write(start + 'x'.repeat(100_000), () => sent.destroy());
      });
    for (let attempt = 0; ; attempt += 1) {
      const answer = await save(id, {}, [await jpeg('a.jpg', '#fedcba')]);
      if (answer.status === 303) break;
      assert.equal(answer.status, 503);
      assert.ok(attempt < 100, 'the places are free again');
    }
    assert.equal((await productOf(id)).items.length, 1);
  });
});
