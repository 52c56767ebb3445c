import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assembleEngine, coreArea, createEngine, namesInTree } from '../../engine/template/index.ts';

describe('a single formatter', () => {
  it('formats values as a template does, with its arguments prepared once', () => {
    const year = createEngine().formatter('date', '%Y');
    assert.equal(year(1_520_876_934_000), '2018');
    const price = createEngine({ locale: 'en-US' }).formatter('money');
    assert.equal(price({ value: '10.5', currency: 'USD' }), '$10.50');
  });

  it('is known by name and by its area', () => {
    const engine = assembleEngine({ areas: [coreArea] });
    assert.equal(engine.formatter('truncate', '3', '…')('abcdef'), 'abc…');
    // @ts-expect-error -- no area of this engine has it
    assert.throws(() => engine.formatter('money'), /a name that the engine's areas hold, got "money"/);
  });
});

describe('the names in a template', () => {
  it('are listed before rendering, so that partials can be loaded', () => {
    const tree = createEngine().parse(
      '{.section a}{x|apply card|html}{.end}{.include foot output}{.if equal? a 1}{.or odd? b}{.end}',
    );
    const names = namesInTree(tree);
    assert.deepEqual([...names.partials].sort(), ['card', 'foot']);
    assert.deepEqual([...names.formatters].sort(), ['apply', 'html']);
    assert.deepEqual([...names.predicates].sort(), ['equal?', 'odd?']);
    assert.equal(names.usesExpressions, false);
    const evaluating = createEngine().parse('{.repeated section a}{.if b}{.or}{.eval 1}{.end}{.end}');
    assert.equal(namesInTree(evaluating).usesExpressions, true);
  });
});
