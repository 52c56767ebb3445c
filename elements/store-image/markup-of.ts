import type { ImageMarkup, Picture } from '../../core/images/index.ts';
import { fieldsOf } from '../../core/json/index.ts';
import type { imageAttributes } from './attributes.ts';

type ImageHost = Element & {
  readonly [Name in Exclude<keyof typeof imageAttributes, 'focalPoint'>]: ReturnType<
    (typeof imageAttributes)[Name]['normalise']
  >;
};

/** The sources of a picture besides its attributes. */
export interface OtherSources {
  /** The author's picture inside the tag. */
  readonly authors: Element | null;
  /** The content item. */
  readonly json: unknown;
  readonly picture: Picture | null;
  /** Whether a surrounding product provides a picture, now or later. */
  readonly hasProduct: boolean;
}

/**
 * Collects the facts for the markup warnings of a picture.
 * @param host the tag
 * @param sources its sources besides its attributes
 * @returns the invalid attributes
 * Source: docs/behaviour/images.md §6.1
 */
export function markupOf(host: ImageHost, sources: OtherSources): ImageMarkup {
  const { authors, picture, hasProduct } = sources;
  const given = (name: string) => host.getAttribute(name) ?? authors?.getAttribute(name) ?? null;
  const side = (name: 'width' | 'height') => host[name] ?? given(name) ?? picture?.size?.[name] ?? null;
  const sides = { width: side('width'), height: side('height') };
  return {
    ...sides,
    src: host.src || (given('src') ?? addressElsewhere(sources)),
    alt: host.alt ?? given('alt') ?? picture?.alt ?? (hasProduct ? '' : null),
    sizes: host.sizes,
    srcset: host.srcset,
    priority: host.priority || written(host, 'priority'),
    loader: authors ? 'raw' : loaderOf(host),
    originalSize: originalSizeOf(sources, sides),
    isSizedByDocument: isSizedByDocument(host, sources),
  };
}

/** Not read where both dimensions are known. */
function originalSizeOf({ json }: OtherSources, sides: Pick<ImageMarkup, 'width' | 'height'>): string | null {
  const isSized = sides.width !== null && sides.height !== null;
  return json && !isSized ? (fieldsOf(json).text('originalSize') ?? '') : null;
}

/** A picture set by a script has no reserved box; an author's own picture reserves its box itself. */
function isSizedByDocument(host: ImageHost, { authors, picture }: OtherSources): boolean {
  const isSized = host.width !== null && host.height !== null;
  return !isSized && !authors && host.hasAttribute('image') && Boolean(picture?.size);
}

/** A product's picture may still be loading. */
function addressElsewhere({ authors, picture, hasProduct }: OtherSources): string | null {
  return picture?.url ?? authors?.getAttribute('data-src') ?? (hasProduct ? document.baseURI : null);
}

/** The invalid value as written. */
function loaderOf(host: ImageHost): string {
  const word = written(host, 'loader');
  return word === '' || word === 'raw' ? host.loader : word;
}

function written(host: Element, name: string): string {
  return host.getAttribute(name)?.trim().toLowerCase() ?? '';
}
