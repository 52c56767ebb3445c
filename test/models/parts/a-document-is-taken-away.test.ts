import assert from 'node:assert/strict';
import { afterEach, it, mock } from 'node:test';
import { JSDOM } from 'jsdom';
import { liveRegion } from '../../../elements/parts/live-region.ts';

const TAKEN = ['document', 'HTMLBodyElement'] as const;

afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
});

it('an announcement that waits when a test takes its document away is dropped without a word', () => {
  const { window } = new JSDOM('<!doctype html><body></body>');
  for (const name of TAKEN) Reflect.set(globalThis, name, window[name]);
  let nowMs = 0;
  mock.method(performance, 'now', () => nowMs);
  mock.timers.enable({ apis: ['setTimeout'] });
  const region = liveRegion();
  const shown = window.document.querySelector('[role=status]');
  region.announce('Added!', 'cart');
  for (const name of TAKEN) Reflect.deleteProperty(globalThis, name);
  nowMs = 10_000;
  mock.timers.tick(10_000);
  assert.equal(shown?.textContent, '');
});
