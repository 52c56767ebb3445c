import { toBoolean, toNumber, toText } from './convert.ts';
import { isNothing } from './value.ts';

/**
 * Returns whether two values are equal, objects and arrays by their contents.
 * @param left anything
 * @param right anything; missing equals null, 1 does not equal "1"
 * @returns true when they are equal
 * Source: docs/behaviour/template-language.md §1.4
 */
export function isEqual(left: unknown, right: unknown): boolean {
  return areSame(left, right, new Map());
}

function areSame(left: unknown, right: unknown, underWay: Map<unknown, unknown>): boolean {
  if (isNothing(left) || isNothing(right)) return isNothing(left) && isNothing(right);
  if (typeof left !== 'object' || typeof right !== 'object') return left === right;
  // A cycle equals the cycle it was compared with before.
  if (underWay.has(left)) return underWay.get(left) === right;
  underWay.set(left, right);
  return haveSameEntries(left, right, underWay);
}

function haveSameEntries(left: object, right: object, underWay: Map<unknown, unknown>): boolean {
  if (Object.getPrototypeOf(left) !== Object.getPrototypeOf(right)) return false;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every(
      (key) =>
        Object.hasOwn(right, key) && areSame(Reflect.get(left, key), Reflect.get(right, key), underWay),
    )
  );
}

/**
 * Compares two values by the type of the left one.
 * @param left anything
 * @param right anything
 * @returns -1, 0 or 1; 1 as well when one of two numbers is NaN
 * Source: docs/behaviour/template-language.md §1.4
 */
export function compare(left: unknown, right: unknown): number {
  switch (typeof left) {
    case 'number':
      return order(left, toNumber(right));
    case 'string':
      return order(left, toText(right));
    case 'boolean':
      return Number(left) - Number(toBoolean(right));
    default:
      return isEqual(left, right) ? 0 : -1;
  }
}

// By code units, never by a locale; compared with NaN, every number counts as greater.
function order<Value extends string | number>(left: Value, right: Value): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
