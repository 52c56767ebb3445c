import type { ContestantName } from './contestants.ts';
import type { Place } from './page/contestant.ts';

/** The measured quantity: inserting elements, or one change of the cart in all of them. */
export type Quantity = 'mount' | 'change';

interface Target {
  readonly contestant: ContestantName;
  readonly quantity: Quantity;
  readonly count: number;
  readonly place: Place;
  readonly most: number;
}

const TARGETS: readonly Target[] = [
  { contestant: 'shell', quantity: 'mount', count: 100, place: 'on-screen', most: 1.25 },
  { contestant: 'shell', quantity: 'mount', count: 500, place: 'on-screen', most: 1.15 },
  { contestant: 'adopted', quantity: 'mount', count: 100, place: 'on-screen', most: 1.9 },
  { contestant: 'adopted', quantity: 'mount', count: 500, place: 'on-screen', most: 1.5 },
  { contestant: 'ours', quantity: 'mount', count: 100, place: 'on-screen', most: 1.4 },
  { contestant: 'ours', quantity: 'mount', count: 500, place: 'on-screen', most: 1.4 },
  { contestant: 'ours', quantity: 'mount', count: 100, place: 'off-screen', most: 0.6 },
  { contestant: 'ours', quantity: 'mount', count: 500, place: 'off-screen', most: 0.6 },
  { contestant: 'shell', quantity: 'change', count: 100, place: 'on-screen', most: 1.1 },
  { contestant: 'ours', quantity: 'change', count: 100, place: 'on-screen', most: 1.1 },
];

/**
 * Looks up the target of a contestant.
 * @param contestant its name
 * @param what the quantity, the number of elements, and their place
 * @returns a multiple of the plain element, or null without a target
 */
export function targetOf(
  contestant: ContestantName,
  what: Pick<Target, 'quantity' | 'count' | 'place'>,
): number | null {
  const found = TARGETS.find(
    (each) =>
      each.contestant === contestant &&
      each.quantity === what.quantity &&
      each.count === what.count &&
      each.place === what.place,
  );
  return found?.most ?? null;
}
