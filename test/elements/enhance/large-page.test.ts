import { expect, fixture, fixtureCleanup } from '@open-wc/testing';
import { teeProduct, useMemoryStore } from '../../../elements/testing.ts';
import { countWork } from '../../support/count-work.ts';
import { enhanceMarkup, CARD, print } from './printed-page.ts';

const SMALL = 50;
const TIMES = 8;
/** The growth factor of the page, 8, plus a margin for larger searches. */
const GROWTH = 9;

function printCards(count: number, idOf: (index: number) => string): string {
  const cards = Array.from({ length: count }, (_, index) => print(CARD, { ...teeProduct, id: idOf(index) }));
  return `<div>${cards.join('')}</div>`;
}

/** Counts DOM reads during wiring: the number does not depend on the machine. */
async function workOf(count: number, idOf: (index: number) => string): Promise<number> {
  const page: HTMLElement = await fixture(printCards(count, idOf));
  let stop = (): void => undefined;
  const work = countWork(() => {
    stop = enhanceMarkup(page);
  });
  expect(page.querySelectorAll('[role=alert]').length).to.equal(count);
  stop();
  fixtureCleanup();
  return work;
}

describe('a page with many products', () => {
  beforeEach(() => useMemoryStore());

  for (const [what, idOf] of [
    ['of their own', (index: number) => `tee-${index}`],
    ['that are all the same', () => 'tee'],
  ] as const) {
    it(`wires products ${what} in linear time`, async () => {
      const small = await workOf(SMALL, idOf);
      expect(small, 'is counted').to.be.greaterThan(SMALL);
      expect((await workOf(SMALL * TIMES, idOf)) / small).to.be.below(GROWTH);
    });
  }
});
