import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { createEngine } from '../../engine/template/index.ts';

const LENGTH = 100_000;

describe('url-encode', () => {
  for (const [character, encoded] of [
    ['/', '/'],
    ['@', '@'],
    ['+', '+'],
    ['!', '%21'],
    ['😀', '%F0%9F%98%80'],
  ] as const)
    it(`uses no decoder for each ${character}, which takes seconds for a large text`, () => {
      const decoder = mock.method(globalThis, 'decodeURIComponent');
      const { output } = createEngine().render('{t|url-encode}', { t: character.repeat(LENGTH) });
      const calls = decoder.mock.callCount();
      decoder.mock.restore();
      assert.equal(calls, 0);
      assert.equal(output === encoded.repeat(LENGTH), true);
    });
});
