import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Compiler } from '@squarespace/template-engine';
import { createEngine } from '../../engine/template/index.ts';

const ITEM = {
  id: 'p1',
  structuredContent: { productType: 1, isSubscribable: true, productSubscriptionOptions: [{ id: 'o1' }] },
};

/** Both engines with neither expressions nor {.include}. */
function renderBoth(template: string, json: object): readonly [ours: string, theirs: string] {
  const { ctx, errors } = new Compiler().execute({ code: template, json });
  const ours = createEngine({ hasExpressions: false, hasInclude: false }).render(template, json);
  assert.deepEqual([ours.errors, errors], [[], []]);
  return [ours.output, ctx.render()];
}

describe('an engine without expressions and include', () => {
  it('prints nothing for either', () => {
    const [ours, theirs] = renderBoth('{.macro m}x{.end}[{.eval 1 + 1}{.include m output}{.eval (}]', {});
    assert.deepEqual([ours, theirs], ['[]', '[]']);
  });

  it('does not choose a subscription option', () => {
    const [ours, theirs] = renderBoth('{@|add-to-cart-btn}', ITEM);
    assert.equal(ours, theirs);
    assert.ok(createEngine().render('{@|add-to-cart-btn}', ITEM).output.includes('"o1"'));
    assert.ok(!ours.includes('"o1"'));
  });

  it('reports no invalid flag', () => {
    const odd = { ...ITEM, structuredContent: { ...ITEM.structuredContent, isSubscribable: [1] } };
    const [ours, theirs] = renderBoth('{@|add-to-cart-btn}', odd);
    assert.equal(ours, theirs);
  });
});
