import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileFunction } from 'node:vm';
import { reportNodes } from '../../tools/wtr-failures.mjs';

/** Stands for the page's class: Node has none, and its clone refuses functions as the page's refuses nodes. */
class PageNode {
  readonly nodeName = 'DIALOG';
  readonly ownerDocument = () => null;
}

async function cloneAs(message: unknown): Promise<unknown> {
  const path = '/__web-dev-server__web-socket.js';
  const context = { path, body: 'return structuredClone(obj);' } as never;
  const result = await reportNodes().transform!(context);
  const { body } = result as { readonly body: string };
  const create = compileFunction(body, ['Node', 'obj']) as (node: unknown, obj: unknown) => unknown;
  return create(PageNode, message);
}

describe('what a browser test reports', () => {
  it('names nodes, which are not cloneable', async () => {
    const node = new PageNode();
    const error: { message: string; actual: unknown; self?: unknown } = { message: 'wrong', actual: [node] };
    error.self = error;
    assert.deepEqual(await cloneAs({ error }), {
      error: { message: 'wrong', actual: ['<dialog>'], self: '[again]' },
    });
  });

  it('is unchanged without nodes', async () => {
    assert.deepEqual(await cloneAs({ passed: true }), { passed: true });
  });

  it('refuses a version of the runner that reports in another way', () => {
    const context = { path: '/__web-dev-server__web-socket.js', body: 'send()' } as never;
    assert.throws(() => reportNodes().transform!(context), /has no structuredClone/);
  });
});
