import type { Place } from './page/contestant.ts';

/** What is measured: putting elements in, or one change of the cart in all of them. */
export type Quantity = 'mount' | 'change';

const TARGETS: readonly {
  readonly quantity: Quantity;
  readonly count: number;
  readonly place: Place;
  readonly target: number;
}[] = [
  { quantity: 'mount', count: 100, place: 'on-screen', target: 1.9 },
  { quantity: 'mount', count: 500, place: 'on-screen', target: 1.7 },
  { quantity: 'mount', count: 100, place: 'off-screen', target: 0.6 },
  { quantity: 'mount', count: 500, place: 'off-screen', target: 0.6 },
  { quantity: 'change', count: 100, place: 'on-screen', target: 1.5 },
];

/**
 * Gives what our element may cost.
 * @param quantity what is measured
 * @param count how many elements
 * @param place where they stand
 * @returns times the plain element, or null where nothing was asked
 */
export function targetOf(quantity: Quantity, count: number, place: Place): number | null {
  const found = TARGETS.find(
    (each) => each.quantity === quantity && each.count === count && each.place === place,
  );
  return found?.target ?? null;
}
