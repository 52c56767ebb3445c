import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import * as door from '../../engine/template/index.ts';

const DOOR = path.resolve(import.meta.dirname, '../../engine/template/index.ts');

describe('two copies of the package on one page', () => {
  let folder = '';
  let other: typeof door;
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'template-copy-'));
    const outfile = path.join(folder, 'copy.mjs');
    await build({ entryPoints: [DOOR], bundle: true, format: 'esm', outfile });
    other = (await import(pathToFileURL(outfile).href)) as typeof door;
  });
  after(() => rm(folder, { recursive: true }));

  it('are different modules', () => {
    assert.notEqual(other.createEngine, door.createEngine);
  });

  it('accept each other’s templates as partials', () => {
    const source = '{.repeated section items}{.section @}{name|html} {@index}{.end};{.end}{x|apply inner}';
    const data = { data: { items: [{ name: '<a>' }, { name: 'b' }], x: 1 } };
    const inner = '[{@}]';
    for (const [one, two] of [
      [door, other],
      [other, door],
    ] as const) {
      const card = two.createEngine().compile<never>(source, 'card');
      const { output, errors } = one
        .createEngine()
        .render('{data|apply card}', data, { partials: { card, inner } });
      assert.deepEqual([output, errors], ['&lt;a&gt; 1;b 2;[1]', []]);
    }
  });

  it('report errors in each other’s templates', () => {
    const card = other.createEngine().compile<never>('{.section a}', 'card');
    const { output, errors } = door.createEngine().render('{@|apply card}', {}, { partials: { card } });
    assert.equal(output, '');
    assert.match(errors[0]?.message ?? '', /^RuntimeError: Parse of partial "card" failed: SyntaxError: /);
  });

  it('accept nothing else as a template', () => {
    const engine = door.createEngine();
    for (const card of [null, 1, {}, { body: null }, { body: { render: 'text' } }, { tree: [] }]) {
      const { output, errors } = engine.render('{@|apply card}', {}, { partials: { card: card as never } });
      assert.equal(output, '');
      assert.match(errors[0]?.message ?? '', /partial 'card' which could not be found/);
    }
  });
});
