import { readGalleryOptions } from '../../core/gallery/index.ts';
import { warnAuthor, type StoreAttribute, type Taken } from '../host/index.ts';
import { galleryAttributes, type GalleryOptionValues } from './options.ts';

const ATTRIBUTES: readonly (readonly [string, StoreAttribute<Taken>])[] = Object.entries(galleryAttributes);

const DEFAULTS = Object.fromEntries(
  ATTRIBUTES.map(([name, { fallback }]) => [name, fallback]),
) as unknown as GalleryOptionValues;

/**
 * Reads the options of a gallery's document; warns the author of invalid ones.
 * @param gallery the tag
 * @param json the document
 * @returns the valid ones, by property name
 * Source: docs/behaviour/galleries.md §3.5
 */
export function writtenOptions(gallery: Element, json: unknown): Partial<GalleryOptionValues> {
  const optionOf = readGalleryOptions(json);
  const written = ATTRIBUTES.flatMap(([name, declaration]) => {
    const { attribute, expected } = declaration;
    const got = optionOf(attribute) ?? optionOf(name);
    // Documents say "show-meta" with a boolean.
    const value = typeof got === 'boolean' && Array.isArray(expected) ? String(got) : got;
    if (value === undefined || value === null) return [];
    const taken = declaration.normalise(value, (instead) => {
      warnAuthor(gallery, { about: 'attribute', attribute, expected, got: value, taken: instead });
    });
    return [[name, taken] as const];
  });
  return Object.fromEntries(written);
}

/** The effective options of a gallery. */
export interface ShownOptions extends GalleryOptionValues {
  /** Whether an aspect ratio was set. */
  readonly isShaped: boolean;
}

/**
 * Merges the options of the tag and its document. The tag's win, except for properties at their default.
 * @param gallery the tag
 * @param written the options of its document
 */
export function optionsOf(
  gallery: Element & GalleryOptionValues,
  written: Partial<GalleryOptionValues>,
): ShownOptions {
  const said = ATTRIBUTES.flatMap(([name, { attribute, fallback }]) => {
    const own = gallery[name as keyof GalleryOptionValues];
    const isWritten = own !== fallback || gallery.hasAttribute(attribute) || gallery.hasAttribute(name);
    return isWritten ? [[name, own] as const] : [];
  });
  const given = { ...written, ...(Object.fromEntries(said) as Partial<GalleryOptionValues>) };
  return { ...DEFAULTS, ...given, isShaped: given.aspectRatio !== undefined };
}
