import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { before, describe, test } from 'node:test';

import type { Database } from '../../demo/server/platform/database/tables.ts';
import { inTransaction } from '../../demo/server/platform/database/transaction.ts';
import { displayName } from '../../demo/server/platform/uploads/display-name.ts';
import { formParts, type FormLimits } from '../../demo/server/platform/uploads/form-parts.ts';
import {
  deleteUnusedUploads,
  findUpload,
  type NewUpload,
  saveUpload,
  sweepUploads,
  useUploads,
} from '../../demo/server/platform/uploads/index.ts';
import { readUpload } from '../../demo/server/platform/uploads/read-upload.ts';
import { describeOnEachDatabase } from '../support/each-database.ts';

const FILE: NewUpload = {
  kind: 'file',
  mediaType: 'application/zip',
  fileName: 'a.zip',
  maxBytes: 5_000_000,
};
const DAY_MS = 86_400_000;

describeOnEachDatabase('uploads', (stores) => {
  let db: Database;
  before(async () => {
    db = await stores.openDatabase();
    // The seed's files.
    await db.deleteFrom('product_files').execute();
    await db.deleteFrom('upload_uses').execute();
    await db.deleteFrom('upload_chunks').execute();
    await db.deleteFrom('uploads').execute();
  });

  const contentOf = async (upload: { readonly id: string; readonly sizeBytes: number }) => {
    const parts: Uint8Array[] = [];
    for await (const part of readUpload(db, upload)) parts.push(part);
    return Buffer.concat(parts);
  };
  const countOf = async (table: 'uploads' | 'upload_chunks') =>
    (await db.selectFrom(table).selectAll().execute()).length;

  test('are read as they were sent, in parts of at most 1 MiB', async () => {
    const content = randomBytes(2_500_001);
    const stream = async function* () {
      for (let start = 0; start < content.length; start += 65_536)
        yield await Promise.resolve(content.subarray(start, start + 65_536));
    };
    const saved = await saveUpload(db, stream(), FILE);
    assert.deepEqual(await findUpload(db, saved.id), saved);
    assert.equal(saved.sizeBytes, content.length);
    assert.deepEqual(await contentOf(saved), content);
    const same = await saveUpload(db, content, FILE);
    assert.equal(same.sha256, saved.sha256);
    assert.notEqual(same.id, saved.id);
    assert.deepEqual(await contentOf(same), content);
    const lengths: number[] = [];
    for await (const part of readUpload(db, same)) lengths.push(part.length);
    assert.deepEqual(lengths, [1_048_576, 1_048_576, 402_849]);
  });

  test('leave nothing behind if they are empty, too large or interrupted', async () => {
    const before = await Promise.all([countOf('uploads'), countOf('upload_chunks')]);
    await assert.rejects(saveUpload(db, new Uint8Array(), FILE), { status: 400, notice: 'emptyFile' });
    await assert.rejects(saveUpload(db, Buffer.alloc(3_000_000), { ...FILE, maxBytes: 2_999_999 }), {
      status: 413,
    });
    const broken = async function* () {
      yield await Promise.resolve(Buffer.alloc(2_000_000));
      throw new Error('closed');
    };
    await assert.rejects(saveUpload(db, broken(), FILE), /closed/);
    assert.deepEqual(await Promise.all([countOf('uploads'), countOf('upload_chunks')]), before);
  });

  test('cannot be read before they are complete', async () => {
    let id = '';
    const slow = async function* () {
      yield Buffer.alloc(10);
      const rows = await db.selectFrom('uploads').select('id').where('is_complete', '=', false).execute();
      id = rows[0]?.id ?? '';
      assert.equal(await findUpload(db, id), undefined);
    };
    const saved = await saveUpload(db, slow(), FILE);
    assert.equal(saved.id, id);
    assert.equal(await findUpload(db, '\0'), undefined);
  });

  test('are kept while something uses them, and deleted a day after that', async () => {
    const [one, two] = [
      await saveUpload(db, Buffer.from('1'), FILE),
      await saveUpload(db, Buffer.from('2'), FILE),
    ];
    const use = (user: string, ids: readonly string[]) =>
      inTransaction(db, (transaction) => useUploads(transaction, user, ids));
    await use('product:a', [one.id, two.id, one.id]);
    await use('product:b', [two.id]);
    assert.deepEqual(await use('product:a', [one.id]), [two.id]);
    const deleted = await inTransaction(db, (transaction) =>
      deleteUnusedUploads(transaction, [one.id, two.id]),
    );
    assert.equal(deleted, 0);
    await assert.rejects(use('product:c', [one.id, 'nothing']), { status: 409 });
    assert.deepEqual(await use('product:b', []), [two.id]);
    await sweepUploads(db, Date.now());
    assert.ok(await findUpload(db, two.id));
    await sweepUploads(db, Date.now() + 2 * DAY_MS);
    assert.equal(await findUpload(db, two.id), undefined);
    assert.ok(await findUpload(db, one.id));
    assert.equal(await countOf('upload_chunks'), 1);
  });
});

describe('displayName', () => {
  const long = `${'ü'.repeat(300)}.jpeg`;
  for (const [sent, shown] of [
    ['mug.jpg', 'mug.jpg'],
    ['../../etc/pass wd', 'pass wd'],
    [String.raw`\\share\photos\mug.png`, 'mug.png'],
    ['a\u202Egpj.exe', 'agpj.exe'],
    ['a\nb\u0000\u200B.png', 'ab.png'],
    ['"><img src=x>.gif', '"><img src=x>.gif'],
    ['/', 'file'],
    ['', 'file'],
    ['\uD800.jpg', '.jpg'],
    [long, `${'ü'.repeat(114)}….jpeg`],
  ] as const)
    test(`shows ${JSON.stringify(sent.slice(0, 40))} as ${shown.slice(0, 40)}`, () => {
      assert.equal(displayName(sent), shown);
    });
});

describe('formParts', () => {
  const limits: FormLimits = { files: 2, fileBytes: 100_000, fields: 2, fieldBytes: 10 };
  const TYPE = 'multipart/form-data; boundary=x';

  const partOf = (head: string, body: string) =>
    `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
  const file = (name: string, body: string) => partOf(`name="f"; filename="${name}"`, body);

  function streamOf(text: string, bytesRead: { count: number } = { count: 0 }): ReadableStream<Uint8Array> {
    const bytes = Buffer.from(text);
    return new ReadableStream({
      pull(controller) {
        const part = bytes.subarray(bytesRead.count, bytesRead.count + 1_000);
        bytesRead.count += part.length;
        if (part.length > 0) controller.enqueue(part);
        else controller.close();
      },
    });
  }

  async function read(text: string, type = TYPE) {
    const found: unknown[] = [];
    for await (const part of formParts(streamOf(text), type, limits)) {
      if ('text' in part) found.push([part.name, part.text]);
      else {
        let length = 0;
        for await (const piece of part.content) length += piece.length;
        found.push([part.name, part.fileName, length]);
      }
    }
    return found;
  }

  test('reads controls and files in their order', async () => {
    const text = `${partOf('name="a"', 'ä\r\nb')}${file('x/é.png', 'x'.repeat(100_000))}${file('', '')}${partOf('name="b"', '')}--x--`;
    assert.deepEqual(await read(text), [
      ['a', 'ä\nb'],
      ['f', 'é.png', 100_000],
      ['f', '', 0],
      ['b', ''],
    ]);
  });

  for (const [what, text, status] of [
    ['a file that is too large', `${file('a', 'x'.repeat(100_001))}--x--`, 413],
    ['too many files', `${file('a', 'x').repeat(3)}--x--`, 413],
    ['too many controls', `${partOf('name="a"', 'b').repeat(3)}--x--`, 413],
    ['a long text', `${partOf('name="a"', 'x'.repeat(11))}--x--`, 413],
    ['NUL', `${partOf('name="a"', '\0')}--x--`, 400],
    ['a file that is cut off', file('a', 'x'.repeat(3_000)).slice(0, -100), 400],
    ['a body that is cut off', file('a', 'x'), 400],
    ['no body', '', 400],
  ] as const)
    test(`refuses ${what}`, async () => {
      await assert.rejects(read(text), { status });
    });

  test('refuses a form without a boundary', async () => {
    await assert.rejects(read('--x--', 'multipart/form-data'), { status: 400 });
  });

  test('reads no further than its caller', async () => {
    const bytesRead = { count: 0 };
    const body = streamOf(
      `${partOf('name="a"', 'b')}${file('a', 'x'.repeat(90_000)).repeat(2)}--x--`,
      bytesRead,
    );
    for await (const part of formParts(body, TYPE, limits)) {
      assert.equal(part.name, 'a');
      break;
    }
    assert.ok(bytesRead.count < 60_000, String(bytesRead.count));
  });
});
