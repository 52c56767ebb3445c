import { isMissing } from './value.ts';

/** The segments of a dotted name; a segment of digits is an integer. Source: docs/behaviour/template-language.md §1.5. */
export type Path = readonly (string | number)[];

/** The largest index: larger ones stay string keys. Source: docs/behaviour/template-language.md §1.5. */
const MAX_INDEX = 2 ** 31 - 1;
const NINE = 57;

/**
 * Splits a dotted name.
 * @param name such as "items.0.title" or "@"
 * @returns its segments; "a.00" reads as "a.0"
 * Source: docs/behaviour/template-language.md §1.5
 */
export function parsePath(name: string): Path {
  return name.includes('.') ? name.split('.').map(toSegment) : [toSegment(name)];
}

function toSegment(part: string): string | number {
  // Nearly all segments start with a letter: they are checked first.
  if (part.charCodeAt(0) > NINE || !/^[0-9]+$/.test(part)) return part;
  const index = Number(part);
  return index <= MAX_INDEX ? index : part;
}

/**
 * Reads one step into a value, own properties only.
 * @param value anything
 * @param key a property's name, or an index of an array
 * @returns the value; undefined if missing
 * Source: docs/behaviour/template-language.md §1.5
 */
export function step(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) return typeof key === 'number' ? orMissing(value[key]) : undefined;
  return Object.hasOwn(value, key) ? orMissing((value as Record<string | number, unknown>)[key]) : undefined;
}

/**
 * Reads the first step of a look-up, which also finds inherited members.
 * @param value anything
 * @param key a property's name or an index
 * @returns the value; undefined if missing
 * Source: docs/behaviour/template-language.md §1.5
 */
export function firstStep(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return orMissing((value as Record<string | number, unknown>)[key]);
}

/**
 * Reads a field by a fixed name that no object inherits: checking whether it is an own property would cost a fifth of
 * the time of a price.
 * @param value anything
 * @param name a name from our code, never one from a template or from data
 * @returns the value; undefined if missing
 * Source: docs/behaviour/template-language.md §1.5
 */
export function fieldOf(value: unknown, name: string): unknown {
  return firstStep(value, name);
}

/**
 * Follows a path from a value, own properties only.
 * @param value anything
 * @param path segments
 * @param from the segment to start with, 0 by default
 * @returns the value; undefined if missing
 * Source: docs/behaviour/template-language.md §1.5
 */
export function readPath(value: unknown, path: Path, from = 0): unknown {
  let current = value;
  for (let index = from; index < path.length; index++) {
    current = step(current, path[index] as string | number);
    if (current === undefined) return undefined;
  }
  return current;
}

function orMissing(value: unknown): unknown {
  return isMissing(value) ? undefined : value;
}
