import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { laterChunk } from '../../tools/build-chunks.mjs';
import { ROOT } from '../../tools/run.mjs';
import { WIRE_MODULES } from '../../tools/wire-modules.mjs';

describe('the list of what stands in the wire', () => {
  it('names files and folders that exist, each once, in order', () => {
    const gone = WIRE_MODULES.filter((file) => !existsSync(path.join(ROOT, file)));
    assert.deepEqual(gone, []);
    assert.deepEqual(WIRE_MODULES, [...new Set(WIRE_MODULES)].sort());
  });

  it('decides for whole names only', () => {
    const chunks = ['core/storefront/wire.ts', 'core/storefront/lazy-wire.ts', 'core/api/create-api.ts'].map(
      (file) => laterChunk(path.join(ROOT, file)),
    );
    assert.deepEqual(chunks, ['wire', undefined, 'wire']);
  });
});
