import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { contentDisposition } from '../../demo/server/platform/uploads/content-disposition.ts';
import { mediaTypeOf } from '../../demo/server/platform/uploads/media-type-of.ts';
import { requestedRange } from '../../demo/server/platform/uploads/requested-range.ts';

describe('the parts of a file that a request asks for', () => {
  const content = { sizeBytes: 1_000, etag: '"a"' };
  for (const [range, ifRange, expected] of [
    [undefined, undefined, undefined],
    ['bytes=0-', undefined, { first: 0, last: 999 }],
    ['bytes=10-19', '"a"', { first: 10, last: 19 }],
    ['bytes=990-5000', undefined, { first: 990, last: 999 }],
    ['bytes=-10', undefined, { first: 990, last: 999 }],
    ['bytes=-5000', undefined, { first: 0, last: 999 }],
    ['bytes=-0', undefined, 'outside'],
    ['bytes=1000-', undefined, 'outside'],
    ['bytes=10-19', '"b"', undefined],
    ['bytes=19-10', undefined, undefined],
    ['bytes=0-1,5-6', undefined, undefined],
    ['bytes=-', undefined, undefined],
    ['items=0-1', undefined, undefined],
  ] as const)
    test(`${range ?? 'none'}${ifRange === undefined ? '' : ` if ${ifRange}`}`, () => {
      assert.deepEqual(requestedRange({ range, ifRange }, content), expected);
    });
});

describe('the name and the type of a sent file', () => {
  test('the name is quoted for older clients and encoded for others', () => {
    assert.equal(
      contentDisposition(`Fünf "Boote"; 100%\\'(1).pdf`),
      `attachment; filename="F_nf _Boote_; 100__'(1).pdf"; filename*=UTF-8''F%C3%BCnf%20%22Boote%22%3B%20100%25%5C%27%281%29.pdf`,
    );
  });

  test('the type comes from the content', () => {
    assert.equal(mediaTypeOf(Buffer.from('%PDF-1.7')), 'application/pdf');
    assert.equal(mediaTypeOf(Buffer.from([0xff, 0xd8, 0xff, 0xe0])), 'image/jpeg');
    assert.equal(mediaTypeOf(Buffer.from('<html><script>')), 'application/octet-stream');
    assert.equal(mediaTypeOf(new Uint8Array()), 'application/octet-stream');
  });
});
