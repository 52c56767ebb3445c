import type { ImageLook } from './content.ts';

/**
 * Adds to its author's own picture what the tag says and the picture does not; nothing of the author's is changed.
 * @param image the author's
 * @param look what the tag says
 * Source: docs/behaviour/images.md §7.3
 */
export function dressAuthors(image: HTMLImageElement, { alt, width, height, priority }: ImageLook): void {
  const isHigh = priority === 'high';
  const missing = {
    alt,
    width,
    height,
    fetchpriority: priority || null,
    // What is on its way already does not wait.
    loading: isHigh || image.complete ? null : 'lazy',
    decoding: 'async',
  };
  for (const [name, value] of Object.entries(missing))
    if (value !== null && !image.hasAttribute(name)) image.setAttribute(name, String(value));
}
