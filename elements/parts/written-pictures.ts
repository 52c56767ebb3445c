import { shelf } from '../../core/shared/index.ts';

/**
 * The printed pictures whose address was written here, by whichever copy of the script: what is no sign that a script of
 * the site loads them.
 * @returns the page's
 * Source: docs/behaviour/printed-markup.md §10.3
 */
export function writtenPictures(): WeakSet<HTMLImageElement> {
  return shelf('written-pictures', () => new WeakSet<HTMLImageElement>());
}
