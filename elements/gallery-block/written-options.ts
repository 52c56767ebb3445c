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
  return readOptions(readGalleryOptions(json), ({ attribute, expected }, got, taken) => {
    warnAuthor(gallery, { about: 'attribute', attribute, expected, got, taken });
  });
}

/**
 * Reads options.
 * @param optionOf returns the unchecked value of an option, by the name of its attribute or property
 * @param refuse called for an invalid value, with the value that replaces it
 * @returns those that are set, by property name
 */
export function readOptions(
  optionOf: (name: string) => unknown,
  refuse?: (declaration: StoreAttribute<Taken>, got: unknown, taken: Taken) => void,
): Partial<GalleryOptionValues> {
  const written = ATTRIBUTES.flatMap(([name, declaration]) => {
    const got = optionOf(declaration.attribute) ?? optionOf(name);
    // Documents say "show-meta" with a boolean.
    const value = typeof got === 'boolean' && Array.isArray(declaration.expected) ? String(got) : got;
    if (value === undefined || value === null) return [];
    const taken = declaration.normalise(value, (instead) => refuse?.(declaration, value, instead));
    return [[name, taken] as const];
  });
  return Object.fromEntries(written);
}

/**
 * Writes options as attributes.
 * @param options by property name
 * @returns attribute → text
 */
export function optionAttributes(options: Partial<GalleryOptionValues>): Readonly<Record<string, string>> {
  const values: Readonly<Record<string, Taken | undefined>> = options;
  return Object.fromEntries(
    ATTRIBUTES.flatMap(([name, { attribute }]) => {
      const value = values[name];
      return value === undefined ? [] : [[attribute, value === true ? '' : String(value)]];
    }),
  );
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
  return effectiveOptions(written, Object.fromEntries(said));
}

/**
 * Merges options with the defaults.
 * @param written those of the document
 * @param said those of the tag, which win
 */
export function effectiveOptions(
  written: Partial<GalleryOptionValues>,
  said: Partial<GalleryOptionValues>,
): ShownOptions {
  const given = { ...written, ...said };
  return { ...DEFAULTS, ...given, isShaped: given.aspectRatio !== undefined };
}

/**
 * Returns the number of pictures side by side where there is room.
 * @param options of the gallery
 */
export function columnsOf({ design, thumbnailsPerRow }: ShownOptions): number {
  return design === 'grid' ? thumbnailsPerRow : 1;
}
