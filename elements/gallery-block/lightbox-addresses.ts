/** A prefix that ids of a page do not use. */
export const PREFIX = '#lightbox=';

/** The fragments of a gallery's slides. */
export interface LightboxAddresses {
  /** Their prefix, unique to this gallery. */
  readonly prefix: string;
  /** One for each slide. */
  readonly fragments: readonly string[];
}

/**
 * Builds the URL fragments of a gallery's slides.
 * @param gallery its id, or its index among the galleries of the page
 * @param slides their ids or indexes
 * Source: docs/behaviour/galleries.md §4.4
 */
export function addressesOf(gallery: HTMLElement, slides: readonly HTMLElement[]): LightboxAddresses {
  const prefix = `${PREFIX}${placeOf(gallery)}/`;
  const ids = new Set(slides.map(({ id }) => id));
  return {
    prefix,
    fragments: slides.map(({ id }, index) => {
      const place = String(index + 1);
      return prefix + encode(id || (ids.has(place) ? `.${place}` : place));
    }),
  };
}

/** A lone surrogate cannot be encoded. */
function encode(name: string): string {
  return encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\u{FFFD}'));
}

/** In a shadow root the host is part of the fragment: ids and indexes are not unique across roots. */
function placeOf(element: Element): string {
  const root = element.getRootNode() as Document | DocumentFragment;
  const around = root instanceof ShadowRoot ? `${root.host.localName}:${placeOf(root.host)}/` : '';
  const alike = [...root.querySelectorAll(element.localName)];
  return around + encode(element.id || String(alike.indexOf(element) + 1));
}
