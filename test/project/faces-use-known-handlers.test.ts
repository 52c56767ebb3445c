import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { FACE_EVENTS } from '../../elements/host/painter/face-events.ts';
import { ROOT } from '../../tools/run.mjs';
import { trackedFiles } from '../support/tracked-files.ts';

const HANDLER = /\b(on[A-Z]\w*)=\{/g;

function handlersOf(source: string): string[] {
  return [...source.matchAll(HANDLER)].map(([, name]) => name ?? '');
}

describe('hydratable views, whose roots listen only to some events', () => {
  const faces = trackedFiles().filter((file) => /^(elements|owner)\/.*\/face\.tsx$/.test(file));

  it('are reported with an unknown handler', () => {
    assert.deepEqual(handlersOf('<p onPointerEnter={look} /* on={x} */ />'), ['onPointerEnter']);
  });

  for (const face of faces) {
    it(`${face} uses no handler that would never be called`, () => {
      const handlers = handlersOf(readFileSync(path.join(ROOT, face), 'utf8'));
      assert.deepEqual(
        handlers.filter((name) => !Object.hasOwn(FACE_EVENTS, name)),
        [],
      );
    });
  }

  it('use some', () => {
    const all = faces.flatMap((face) => handlersOf(readFileSync(path.join(ROOT, face), 'utf8')));
    assert.ok(all.length > 0);
  });
});
