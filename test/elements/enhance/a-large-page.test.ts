import { expect, fixture, fixtureCleanup } from '@open-wc/testing';
import { teeProduct, useMemoryStore } from '../../../elements/testing.ts';
import { enhanceMarkup, CARD, print } from './printed-page.ts';

const SMALL = 100;
const TIMES = 8;
/** Between the growth of the page, 8, and its square. */
const GROWTH = 24;

function printCards(count: number, idOf: (index: number) => string): string {
  const cards = Array.from({ length: count }, (_, index) => print(CARD, { ...teeProduct, id: idOf(index) }));
  return `<div>${cards.join('')}</div>`;
}

/** Other programs can only make a page slower: more rounds are run while the times are not good enough. */
const ROUNDS = 24;

async function timeMs(count: number, idOf: (index: number) => string): Promise<number> {
  const page: HTMLElement = await fixture(printCards(count, idOf));
  const startMs = performance.now();
  const stop = enhanceMarkup(page);
  expect(page.querySelectorAll('[role=alert]').length).to.equal(count);
  stop();
  const tookMs = performance.now() - startMs;
  fixtureCleanup();
  return tookMs;
}

/** How many times longer a larger page takes, by the best times of both. */
async function growthOf(idOf: (index: number) => string): Promise<number> {
  let smallMs = Infinity;
  let largeMs = Infinity;
  for (let round = 0; round < ROUNDS && !(largeMs / smallMs < GROWTH); round += 1) {
    smallMs = Math.min(smallMs, await timeMs(SMALL, idOf));
    largeMs = Math.min(largeMs, await timeMs(SMALL * TIMES, idOf));
  }
  return largeMs / smallMs;
}

describe('a page with very many products', () => {
  beforeEach(() => useMemoryStore());

  for (const [what, idOf] of [
    ['of their own', (index: number) => `tee-${index}`],
    ['that are all the same', () => 'tee'],
  ] as const) {
    it(`${what} is wired in time that grows linearly with the page`, async function () {
      this.timeout(300_000);
      expect(await growthOf(idOf)).to.be.below(GROWTH);
    });
  }
});
