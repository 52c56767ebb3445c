import { shelf } from '../../core/shared/index.ts';

/**
 * Printed pictures whose `src` was written here, by any copy of the script. Such a `src` does not mean that a script of
 * the site loads them.
 * @returns the page's
 * Source: docs/behaviour/printed-markup.md §10.3
 */
export function writtenPictures(): WeakSet<HTMLImageElement> {
  return shelf('written-pictures', () => new WeakSet<HTMLImageElement>());
}
