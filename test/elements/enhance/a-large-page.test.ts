import { expect, fixture, fixtureCleanup } from '@open-wc/testing';
import { teeProduct, useMemoryStore } from '../../../elements/testing.ts';
import { bringToLife, CARD, print } from './printed-page.ts';

const SMALL = 100;
const TIMES = 8;
/** Between the growth of the page, 8, and its square. */
const GROWTH = 24;

function printCards(count: number, idOf: (index: number) => string): string {
  const cards = Array.from({ length: count }, (_, index) => print(CARD, { ...teeProduct, id: idOf(index) }));
  return `<div>${cards.join('')}</div>`;
}

/** Processor time has no clock in a page: the best of some runs is nearest to it. */
async function bestMs(count: number, idOf: (index: number) => string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 2; run += 1) {
    const page: HTMLElement = await fixture(printCards(count, idOf));
    const startMs = performance.now();
    const stop = bringToLife(page);
    expect(page.querySelectorAll('[role=alert]').length).to.equal(count);
    stop();
    times.push(performance.now() - startMs);
    fixtureCleanup();
  }
  return Math.min(...times);
}

describe('a page with very many products', () => {
  beforeEach(() => useMemoryStore());

  for (const [what, idOf] of [
    ['of their own', (index: number) => `tee-${index}`],
    ['that are all the same', () => 'tee'],
  ] as const) {
    it(`${what} comes alive in a time that grows as the page does`, async function () {
      this.timeout(60_000);
      const smallMs = await bestMs(SMALL, idOf);
      expect(await bestMs(SMALL * TIMES, idOf)).to.be.below(smallMs * GROWTH);
    });
  }
});
