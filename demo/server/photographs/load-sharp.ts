import { createRequire } from 'node:module';

/** A picture on its way through sharp. */
export interface SharpImage {
  readonly resize: (size: {
    readonly width: number;
    readonly height?: number;
    readonly fit?: 'fill';
  }) => SharpImage;
  readonly removeAlpha: () => SharpImage;
  readonly raw: () => SharpImage;
  readonly avif: (options: { readonly quality: number; readonly effort: number }) => SharpImage;
  readonly webp: (options: { readonly quality: number; readonly effort: number }) => SharpImage;
  readonly jpeg: (options: { readonly quality: number }) => SharpImage;
  readonly toBuffer: () => Promise<Buffer>;
}

/** What the store uses of sharp. */
export type Sharp = (
  input: Buffer,
  options?: {
    /** Of a drawing, in dots per inch; 72 is its own size. */
    readonly density?: number;
    readonly raw?: { readonly width: number; readonly height: number; readonly channels: 3 };
  },
) => SharpImage;

/**
 * Loads the image library.
 * @returns null where it is not installed, or has no binary for this machine: the store runs without it
 */
export function loadSharp(): Sharp | null {
  try {
    return createRequire(import.meta.url)('sharp') as Sharp;
  } catch {
    return null;
  }
}
