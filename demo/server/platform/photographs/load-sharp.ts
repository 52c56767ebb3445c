import { createRequire } from 'node:module';
import type sharp from 'sharp';

/** The image library. */
export type Sharp = typeof sharp;

/** A picture in a processing pipeline. */
export type SharpImage = ReturnType<Sharp>;

/**
 * Loads the image library.
 * @returns null if it is not installed, or has no binary for this machine: the store runs without it
 */
export function loadSharp(): Sharp | null {
  try {
    return createRequire(import.meta.url)('sharp') as Sharp;
  } catch {
    return null;
  }
}
