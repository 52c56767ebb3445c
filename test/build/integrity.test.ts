import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { readBuilt } from '../support/built.ts';

describe('integrity.json', () => {
  const hashes = JSON.parse(readBuilt('integrity.json')) as Record<string, string>;

  it('has the hash of each file as it is', () => {
    for (const [file, hash] of Object.entries(hashes))
      assert.equal(hash, `sha384-${createHash('sha384').update(readBuilt(file)).digest('base64')}`, file);
  });

  it('names what pages load by themselves, and the chunks that those load', () => {
    const names = Object.keys(hashes);
    for (const file of [
      'cdn/storefront.js',
      'cdn/storefront.all.js',
      'cdn/early.js',
      'cdn/on-interaction.js',
      'store.css',
      'gallery.css',
    ])
      assert.ok(names.includes(file), file);
    const chunks = [...readBuilt('cdn/storefront.js').matchAll(/["'`]\.\/(chunks\/[\w.-]+\.js)["'`]/g)];
    assert.ok(chunks.length > 5);
    for (const [, chunk = ''] of chunks) assert.ok(names.includes(`cdn/${chunk}`), chunk);
  });
});
