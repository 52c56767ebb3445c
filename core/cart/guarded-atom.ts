import { atom, type WritableAtom } from 'nanostores';
import type { Report } from '../shared/index.ts';

/**
 * Makes a store whose listeners cannot harm whoever changes it: nanostores throws what a listener threw at the one
 * who set the value, and a page's mistake would make a good answer look like a failed one.
 * @param initial the value at first
 * @param report hears of listeners that throw
 * @returns the store
 * Source: docs/behaviour/cart.md §8.3
 */
export function guardedAtom<Value>(initial: Value, report: Report): WritableAtom<Value> {
  const $atom = atom(initial);
  const set = $atom.set.bind($atom);
  $atom.set = (value) => {
    try {
      set(value);
    } catch (error) {
      report(error, 'cart/listener');
    }
  };
  return $atom;
}
