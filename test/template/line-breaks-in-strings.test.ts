import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Compiler } from '@squarespace/template-engine';
import { createEngine } from '../../engine/template/index.ts';

describe('a line break in a string of an expression', () => {
  for (const [end, sentence] of [
    ['\n', 'Illegal bare line feed character in string literal'],
    ['\r', 'Illegal bare carriage return character in string literal'],
  ] as const)
    it(`fails in both engines: ${sentence}`, () => {
      const code = `{.eval "a${end}b"}`;
      const ours = createEngine().render(code, {});
      const { ctx, errors } = new Compiler().execute({ code, json: {}, enableExpr: true });
      assert.equal(ours.output, ctx.render());
      assert.deepEqual(ours.errors.length, errors.length);
      assert.ok(ours.errors[0]?.message.endsWith(`: ${sentence}`), ours.errors[0]?.message);
    });
});
