import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { HEARD_EVENTS } from '../../elements/host/heard-events.ts';
import { ROOT } from '../../tools/run.mjs';
import { trackedFiles } from '../support/tracked-files.ts';

const HANDLER = /\b(on[A-Z]\w*)=\{/g;

function handlersOf(source: string): string[] {
  return [...source.matchAll(HANDLER)].map(([, name]) => name ?? '');
}

describe('views, whose roots hear only some events', () => {
  const views = trackedFiles().filter((file) => /^elements\/.*\.tsx$/.test(file));

  it('would notice a handler', () => {
    assert.deepEqual(handlersOf('<p onPointerEnter={look} /* on={x} */ />'), ['onPointerEnter']);
  });

  for (const view of views) {
    it(`${view} uses no handler that would never be called`, () => {
      const handlers = handlersOf(readFileSync(path.join(ROOT, view), 'utf8'));
      assert.deepEqual(
        handlers.filter((name) => !Object.hasOwn(HEARD_EVENTS, name)),
        [],
      );
    });
  }

  it('use some', () => {
    const all = views.flatMap((view) => handlersOf(readFileSync(path.join(ROOT, view), 'utf8')));
    assert.ok(all.length > 0);
  });
});
