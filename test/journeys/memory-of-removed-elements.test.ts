import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openMemoryStage, repeatIn, type Held, type MemoryStage } from '../support/memory/stage.ts';
import type { MemoryPage } from '../support/memory/page.ts';
import { IS_WHOLE_RUN } from '../support/whole-run.ts';

/** Enough to create everything that a page creates once and keeps. */
const WARM_UP_COUNT = IS_WHOLE_RUN ? 50 : 2;
const CYCLE_COUNT = IS_WHOLE_RUN ? 300 : 8;
/** The sample finds a leak of one node or listener in two cycles; the long run finds one in ten. */
const BOUND = IS_WHOLE_RUN ? CYCLE_COUNT / 10 : CYCLE_COUNT / 2;

type Names = 'names' | 'quietNames';

/** Only what grows twice is a leak: a page may create some things once and keep them. */
const TRIES = 2;

/** Growth in each cycle; null for none. */
async function growthOf(stage: MemoryStage, names: readonly string[]): Promise<Held | null> {
  let before = await stage.count();
  for (let time = 1; ; time += 1) {
    for (const name of names) await repeatIn(stage.page, name, CYCLE_COUNT);
    const now = await stage.count();
    const [nodes, listeners] = [now.nodes - before.nodes, now.listeners - before.listeners];
    if (nodes < BOUND && listeners < BOUND) return null;
    if (time === TRIES) return { nodes: nodes / CYCLE_COUNT, listeners: listeners / CYCLE_COUNT };
    before = now;
  }
}

/** Looks for the case only when something grows: counting costs more than repeating. */
async function growing(stage: MemoryStage, names: readonly string[]): Promise<Record<string, Held>> {
  for (const name of names) await repeatIn(stage.page, name, WARM_UP_COUNT);
  const all = await growthOf(stage, names);
  if (!all) return {};
  const found: Record<string, Held> = {};
  for (const name of names) {
    const growth = await growthOf(stage, [name]);
    if (growth) found[name] = growth;
  }
  return Object.keys(found).length > 0 ? found : { 'all of them together': all };
}

const namesIn = (stage: MemoryStage, kind: Names) =>
  stage.page.evaluate((key) => (window as unknown as { memory: MemoryPage }).memory[key], kind);
const reportsIn = (stage: MemoryStage) =>
  stage.page.evaluate(() => (window as unknown as { memory: MemoryPage }).memory.takeReports());

describe(`tags that are inserted, moved and removed ${WARM_UP_COUNT + CYCLE_COUNT} times`, () => {
  let stage: MemoryStage;
  before(async () => {
    stage = await openMemoryStage();
  });
  after(() => stage.close());

  it('leak no nodes or listeners in a page without interaction, and report no errors', async () => {
    const names = await namesIn(stage, 'quietNames');
    assert.deepEqual(await growing(stage, names), {});
    assert.deepEqual(await reportsIn(stage), []);
  });

  it('leak no nodes or listeners after the first interaction, and report no errors', async () => {
    await stage.page.evaluate(() => {
      (window as unknown as { memory: MemoryPage }).memory.touch();
    });
    const names = await namesIn(stage, 'names');
    assert.deepEqual(await growing(stage, names), {});
    assert.deepEqual(await reportsIn(stage), []);
  });
});
