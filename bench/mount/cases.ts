import type { Browser } from 'playwright-core';
import type { Place } from './page/contestant.ts';
import { ON_SCREEN_ONLY, type ContestantName } from './contestants.ts';
import { measurePage } from './measure.ts';
import type { BenchServer } from './serve.ts';

/** Measurements of one contestant, one per round. */
export interface Times {
  readonly mountMs: number[];
  readonly changeMs: number[];
}

/** A number of elements in one place, with the times of every contestant. */
export interface Case {
  readonly count: number;
  readonly place: Place;
  readonly changes: number;
  readonly times: ReadonlyMap<ContestantName, Times>;
}

/** The count at which a change of the cart is measured. */
const CHANGE_COUNT = 100;
const CHANGES = 10;

/** Smaller counts are rarely off screen. */
const MANY = 100;

/**
 * Lists the cases: every count on screen, and large ones off screen.
 * @param counts of elements
 * @param contestants to measure
 * @returns the cases, without measurements
 */
export function createCases(
  counts: readonly number[],
  contestants: readonly ContestantName[],
): readonly Case[] {
  const there = (place: Place) =>
    contestants.filter((name) => place === 'on-screen' || !ON_SCREEN_ONLY.includes(name));
  const createCase = (count: number, place: Place): Case => ({
    count,
    place,
    changes: count === CHANGE_COUNT && place === 'on-screen' ? CHANGES : 0,
    times: new Map(there(place).map((name) => [name, { mountMs: [], changeMs: [] }])),
  });
  return [
    ...counts.map((count) => createCase(count, 'on-screen')),
    ...counts.filter((count) => count >= MANY).map((count) => createCase(count, 'off-screen')),
  ];
}

/**
 * Measures every case once, one contestant after the other, so that ratios compare neighbours. Every second round runs
 * backwards, so that no contestant is always the first.
 * @param browser a running Chromium
 * @param server serves the contestants' pages
 * @param cases take the measurements in
 * @param isBackwards whether to start with the last contestant
 */
export async function measureRound(
  browser: Browser,
  server: BenchServer,
  cases: readonly Case[],
  isBackwards: boolean,
): Promise<void> {
  for (const each of cases) {
    const contestants = [...each.times];
    if (isBackwards) contestants.reverse();
    for (const [name, { mountMs, changeMs }] of contestants) {
      const times = await measurePage(browser, server.urlOf(name), each);
      mountMs.push(times.mountMs);
      if (times.changeMs !== null) changeMs.push(times.changeMs);
    }
  }
}
