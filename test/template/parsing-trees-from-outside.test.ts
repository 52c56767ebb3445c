import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Compiler } from '@squarespace/template-engine';
import fc from 'fast-check';
import { createEngine, namesInTree } from '../../engine/template/index.ts';
import { parse } from '../../engine/template/source/parse.ts';
import { readTree } from '../../engine/template/tree/read-tree.ts';
import { knownNames } from './support/known-names.ts';
import { templateTexts } from './support/template-texts.ts';

function problemOf(body: unknown): string | undefined {
  return readTree([17, 1, body, 18]).diagnostics[0]?.message;
}

describe('an untrusted tree', () => {
  it('is accepted if the parser created it', () => {
    fc.assert(
      fc.property(templateTexts, (source) => {
        const tree: unknown = JSON.parse(JSON.stringify(parse(source, knownNames()).tree));
        const read = readTree(tree);
        assert.deepEqual(read.diagnostics, []);
        assert.equal(read.tree, tree);
      }),
      { seed: 3, numRuns: 1000 },
    );
  });

  it('may contain instructions of engines that extend the language', () => {
    assert.equal(problemOf([[20, { any: 1 }, [[21, null]]]]), undefined);
  });

  it('may omit trailing empty parts', () => {
    const oracle = new Compiler();
    const data = { a: 1, l: [5, 6] };
    const short: readonly unknown[][] = [
      [[1, [['a']]]],
      [[1, [['a']], [['json', 0]]]],
      [
        [6, '@x', [['a']]],
        [1, [['@x']], undefined],
      ],
      [[2, ['a'], [[0, 'x']]]],
      [[2, ['b'], [[0, 'x']], [7, 0, 0, [[0, 'y']]]]],
      [[4, ['l'], [[1, [['@']], 0]], 3]],
      [[4, ['l'], [[1, [['@']], 0]], null, null]],
      [
        [5, 'equal?', 0, [[0, 'x']], undefined],
        [0, 'z'],
      ],
      [[8, [], [['a']], [[0, 'x']]]],
      [[9, '@x', 'f']],
      [[24, 'n']],
    ];
    for (const body of short) {
      const tree = [17, 1, body];
      const { ctx, errors } = oracle.execute({ code: tree as never, json: data, enableInclude: true });
      const rendered = createEngine().render(tree, data);
      assert.equal(rendered.output, ctx.render(), JSON.stringify(tree));
      assert.deepEqual(
        rendered.errors.map(({ message }) => message),
        errors.map(({ message }) => message),
      );
      assert.ok(namesInTree(tree as never));
    }
  });

  it('is replaced by an empty one if it is not a tree', () => {
    for (const value of [undefined, null, 17, 'x', {}, [], [17, 2, [], 18], [17, 1, {}, 18], [17, 1]]) {
      const { tree, diagnostics } = readTree(value);
      assert.deepEqual(tree, [17, 1, [], 18]);
      assert.deepEqual(
        diagnostics.map(({ code }) => code),
        ['bad-tree'],
      );
    }
  });

  it('is refused for a bad instruction anywhere', () => {
    const bad = [
      null,
      99,
      7,
      '0',
      {},
      [],
      [99],
      ['constructor'],
      ['__proto__'],
      [0],
      [0, 1],
      [1, [], 0],
      [1, [['a']], 1],
      [1, [['a']], [[1]]],
      [1, [[{}]], 0],
      [1, [['a']], [['x', ['y', ' ']]]],
      [2, ['a'], [], 7],
      [2, ['a'], {}, 3],
      [4, ['a'], [], 3, 3],
      [7, 0, 0, [], 3],
      [8, [1], [['a']], [], 3],
      [8, [2], [['a'], ['b']], [], 3],
      [11, 'x', 2],
      [22, '@a', [['k']]],
      [24, 'x', 1],
    ];
    for (const node of bad) {
      assert.match(problemOf([node]) ?? 'none', /bad instruction/, JSON.stringify(node));
      assert.match(problemOf([[2, ['a'], [], [7, 0, 0, [node], 3]]]) ?? 'none', /bad instruction/);
      assert.match(problemOf([[4, ['a'], [], 3, [[10, 'm', [node]]]]]) ?? 'none', /bad instruction/);
    }
  });

  it('may be of any depth', () => {
    let body: unknown[] = [];
    let branch: unknown = 3;
    for (let depth = 0; depth < 100_000; depth++) {
      body = [[2, ['a'], body, 3]];
      branch = [7, 'a?', 0, [], branch];
    }
    assert.equal(problemOf(body), undefined);
    assert.equal(problemOf([[2, ['a'], [], branch]]), undefined);
  });

  it('must not be circular', () => {
    const body: unknown[] = [];
    body.push([2, ['a'], body, 3]);
    assert.match(problemOf(body) ?? 'none', /twice/);
  });

  it('never makes the reader throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        assert.equal(readTree(value).tree[0], 17);
        assert.equal(readTree([17, 1, [value], 18]).tree[0], 17);
      }),
      { seed: 5, numRuns: 1000 },
    );
  });
});
