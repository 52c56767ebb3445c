import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rollup, type OutputChunk } from 'rollup';
import { handover } from '../../tools/build-handover.mjs';

/** Bundles an entry and a chunk that reads a number from it; `latest` may import from that chunk. */
async function bundle(firstFile: string, later = '', latest = ''): Promise<readonly OutputChunk[]> {
  const modules: Readonly<Record<string, string>> = {
    first: `${firstFile}\nexport const load = () => import('later');\nexport const loadLast = () => import('latest');`,
    later: `import { count } from 'first';\nconsole.log(count);\n${later}`,
    latest,
  };
  const plugin = {
    name: 'in-memory',
    resolveId: (id: string) => (id in modules ? id : null),
    load: (id: string) => modules[id] ?? null,
  };
  const built = await rollup({ input: 'first', plugins: [plugin] });
  const { output } = await built.generate({ format: 'es', plugins: [handover()] });
  return output.filter((file) => file.type === 'chunk');
}

describe('handover', () => {
  it('passes exports of the entry by index, without an import', async () => {
    const [first, later] = await bundle('export const count = 1;');
    assert.match(first?.code ?? '', /\?\?= \[count, load, loadLast\];/);
    assert.match(later?.code ?? '', /^const \[count\] = globalThis\[/);
    assert.doesNotMatch(later?.code ?? '', /\bimport\b/);
  });

  it('rejects an export that may change later', async () => {
    await assert.rejects(
      bundle('export let count = 1;\nexport const add = () => { count += 1; };'),
      /"count" may change after a chunk has taken it\./,
    );
  });

  it('passes exports of a chunk by index, and loads it first, if needed from another URL', async () => {
    const chunks = await bundle(
      'export const count = 1;',
      'export const sum = 2;',
      `import { sum } from 'later';\nconsole.log(sum);`,
    );
    const [first, ...others] = chunks.map(({ code }) => code);
    const [later] = others.filter((code) => /\[\d\] \?\?= \[sum\];/.test(code));
    const [latest] = others.filter((code) => /^const \[sum\] = globalThis\[/.test(code));
    assert.ok(later && latest, others.join('\n---\n'));
    assert.doesNotMatch(latest, /\bimport\b/);
    assert.match(first ?? '', /importFile\("\.\/latest[^"]*", \["\.\/later[^"]*"\]\)/);
    assert.match(first ?? '', /importFile\("\.\/later[^"]*"\)/);
  });
});
