import { readArray, type ReadValue } from './read-value.ts';

/**
 * Reads a list that is valid only as a whole.
 * @param value anything
 * @param read reads an item
 * @returns the items; undefined if there is no list, or one of its items is invalid
 */
export function readEvery<Item>(value: unknown, read: ReadValue<Item>): readonly Item[] | undefined {
  const items = readArray(value)?.map((item) => read(item));
  return items?.every((item) => item !== undefined) ? items : undefined;
}
