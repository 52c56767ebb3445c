const SCRIPT = ':scope > script[type="application/json"]';

/**
 * Finds the document of a gallery.
 * @param gallery the tag
 * @returns an object or JSON text; undefined for none
 * Source: docs/behaviour/galleries.md §3.4
 */
export function documentOf(gallery: Element & { readonly items: unknown }): unknown {
  return gallery.items ?? gallery.querySelector(SCRIPT)?.textContent;
}
