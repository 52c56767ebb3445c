import { fill } from '../../core/text/index.ts';
import { GALLERY_WORDS, numberText } from '../../core/words/index.ts';

/**
 * Wraps an index around at both ends.
 * @param index any whole number; -1 is the last one
 * @param count the number of slides
 * @returns from 0
 * Source: docs/behaviour/galleries.md §2.2
 */
export function wrapAround(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/**
 * Builds the label of a slide.
 * @param name its title, or the alternative text of its picture; may be empty
 * @param index from 0
 * @param count the number of slides
 * @returns such as "2 of 5: The kiln"
 */
export function slideLabel(name: string, index: number, count: number): string {
  if (name === '') return positionText(index, count);
  return fill(GALLERY_WORDS.slideWithTitle, { ...numbers(index, count), title: name });
}

/**
 * Builds the position of a slide, without its name.
 * @param index from 0
 * @param count the number of slides
 * @returns such as "2 of 5"
 */
export function positionText(index: number, count: number): string {
  return fill(GALLERY_WORDS.positionInGallery, numbers(index, count));
}

function numbers(index: number, count: number): { readonly n: string; readonly count: string } {
  return { n: numberText(index + 1), count: numberText(count) };
}
