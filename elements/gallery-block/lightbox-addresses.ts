/** No id of a page looks like that. */
export const PREFIX = '#lightbox=';

/** Where the slides of a gallery are found over the page. */
export interface LightboxAddresses {
  /** What all of them begin with, and those of no other gallery. */
  readonly prefix: string;
  /** One for each slide. */
  readonly fragments: readonly string[];
}

/**
 * Names the slides of a gallery in the address of the page.
 * @param gallery by its id, or which of the page's galleries it is
 * @param slides by their ids, or their places
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

/** Half a character cannot be encoded. */
function encode(name: string): string {
  return encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\u{FFFD}'));
}

/** In a shadow root only together with its host: there, ids and places are found more than once in a page. */
function placeOf(element: Element): string {
  const root = element.getRootNode() as Document | DocumentFragment;
  const around = root instanceof ShadowRoot ? `${root.host.localName}:${placeOf(root.host)}/` : '';
  const alike = [...root.querySelectorAll(element.localName)];
  return around + encode(element.id || String(alike.indexOf(element) + 1));
}
