import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { laterChunk } from '../../tools/build-chunks.mjs';
import { ROOT } from '../../tools/run.mjs';
import { NETWORK_MODULES } from '../../tools/network-modules.mjs';

describe('the list of modules of the network bundle', () => {
  it('names existing files and folders, each once, in order', () => {
    const gone = NETWORK_MODULES.filter((file) => !existsSync(path.join(ROOT, file)));
    assert.deepEqual(gone, []);
    assert.deepEqual(NETWORK_MODULES, [...new Set(NETWORK_MODULES)].sort());
  });

  it('matches whole names only', () => {
    const chunks = [
      'core/storefront/network.ts',
      'core/storefront/lazy-network.ts',
      'core/api/create-api.ts',
    ].map((file) => laterChunk(path.join(ROOT, file)));
    assert.deepEqual(chunks, ['network', undefined, 'network']);
  });
});
