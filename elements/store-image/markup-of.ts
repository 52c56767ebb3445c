import type { ImageMarkup, Picture } from '../../core/images/index.ts';
import { fieldsOf } from '../../core/json/index.ts';
import type { imageAttributes } from './attributes.ts';

type ImageHost = Element & {
  readonly [Name in Exclude<keyof typeof imageAttributes, 'focalPoint'>]: ReturnType<
    (typeof imageAttributes)[Name]['normalise']
  >;
};

/** What a picture has beside its attributes. */
export interface OtherSources {
  /** Its author's own, inside the tag. */
  readonly authors: Element | null;
  /** The content item. */
  readonly json: unknown;
  readonly picture: Picture | null;
  /** Whether a product around it gives it a picture, now or later. */
  readonly hasProduct: boolean;
}

/**
 * Gathers what is said of a picture, for the rules of its markup.
 * @param host the tag
 * @param sources what it has beside its attributes
 * @returns what could not be used as it was written
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

/** Nobody reads it where both sides are known. */
function originalSizeOf({ json }: OtherSources, sides: Pick<ImageMarkup, 'width' | 'height'>): string | null {
  const isSized = sides.width !== null && sides.height !== null;
  return json && !isSized ? (fieldsOf(json).text('originalSize') ?? '') : null;
}

/** What a script hands over has no place before it; an author's own picture keeps its place itself. */
function isSizedByDocument(host: ImageHost, { authors, picture }: OtherSources): boolean {
  const isSized = host.width !== null && host.height !== null;
  return !isSized && !authors && host.hasAttribute('image') && Boolean(picture?.size);
}

/** A product's picture may still be on its way. */
function addressElsewhere({ authors, picture, hasProduct }: OtherSources): string | null {
  return picture?.url ?? authors?.getAttribute('data-src') ?? (hasProduct ? document.baseURI : null);
}

/** The word that was written where it is none of ours. */
function loaderOf(host: ImageHost): string {
  const word = written(host, 'loader');
  return word === '' || word === 'raw' ? host.loader : word;
}

function written(host: Element, name: string): string {
  return host.getAttribute(name)?.trim().toLowerCase() ?? '';
}
