import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { BUNDLES, MODULES } from '../../modules.mjs';
import { generateDocs } from '../../tools/generate-docs.mjs';
import { ROOT } from '../../tools/run.mjs';

describe('the generated parts of the documents', () => {
  it('are what `npm run generate:docs` writes from the declarations of the tags', async () => {
    const files = Object.entries(await generateDocs());
    assert.ok(files.length > 20);
    for (const [file, text] of files) {
      const place = path.join(ROOT, file);
      assert.equal(
        existsSync(place) && readFileSync(place, 'utf8'),
        text,
        `run \`npm run generate:docs\`: ${file}`,
      );
    }
  });

  it('name every module and every bundle of the plan', async () => {
    const documents = await generateDocs();
    const lacking = (file: string, names: readonly string[]) =>
      names.filter((name) => !documents[file]?.includes(`\`${name}\``));
    assert.deepEqual(lacking('docs/architecture.md', Object.keys(MODULES)), []);
    assert.deepEqual(lacking('docs/bundles.md', [...Object.keys(MODULES), ...Object.keys(BUNDLES)]), []);
  });
});
