import type { ImageLook } from './content.ts';

/**
 * Adds missing attributes to the author's own picture; existing ones stay.
 * @param image the author's picture
 * @param look the merged attributes
 * Source: docs/behaviour/images.md §7.3
 */
export function dressAuthors(image: HTMLImageElement, { alt, width, height, priority }: ImageLook): void {
  const isHigh = priority === 'high';
  const missing = {
    alt,
    width,
    height,
    fetchpriority: priority || null,
    // A picture that is already loading does not wait.
    loading: isHigh || image.complete ? null : 'lazy',
    decoding: 'async',
  };
  for (const [name, value] of Object.entries(missing))
    if (value !== null && !image.hasAttribute(name)) image.setAttribute(name, String(value));
}
