import { readGallery, type GalleryItem } from '../../core/gallery/index.ts';
import { parseJson } from '../../core/json/index.ts';
import { buildFigures } from './figures.ts';
import type { GalleryOptionValues } from './options.ts';
import { writtenOptions } from './written-options.ts';

/** How the figures of a document are shown. */
interface DocumentLook {
  /** Whether links open another window. */
  readonly opensWindow: boolean;
  /** How many stand in a row. */
  readonly columns: number;
}

/** The figures and options of a gallery that comes as a document. Source: docs/behaviour/galleries.md §3.4, §3.5 */
export class DocumentFigures {
  readonly #gallery: Element;
  readonly #place: Element;
  #given: unknown = null;
  #items: readonly GalleryItem[] = [];
  #options: Partial<GalleryOptionValues> = {};
  #shown: readonly HTMLElement[] = [];
  /** What they were built of. */
  #built: { readonly items: readonly GalleryItem[]; readonly opensWindow: boolean } | null = null;

  /**
   * Creates the figures of one gallery.
   * @param gallery the tag
   * @param place where they stand, after what stands there already
   */
  constructor(gallery: Element, place: Element) {
    this.#gallery = gallery;
    this.#place = place;
  }

  /** The figures, in their order. */
  get shown(): readonly HTMLElement[] {
    return this.#shown;
  }

  /** The options that the document has. */
  get options(): Partial<GalleryOptionValues> {
    return this.#options;
  }

  /**
   * Reads a document, unless it was the last one.
   * @param given the document, as an object or a JSON text; nothing for none
   * @returns false for what is no gallery
   */
  read(given: unknown): boolean {
    if (given === this.#given) return true;
    this.#given = given;
    const json = typeof given === 'string' ? parseJson(given) : given;
    const items = readGallery(json);
    this.#items = items ?? [];
    this.#options = writtenOptions(this.#gallery, json);
    return items !== null || !given;
  }

  /**
   * Shows what was read, unless it stands there already.
   * @param look how it is shown
   */
  show({ opensWindow, columns }: DocumentLook): void {
    const items = this.#items;
    if (items === this.#built?.items && opensWindow === this.#built.opensWindow) return;
    this.#built = { items, opensWindow };
    for (const figure of this.#shown) figure.remove();
    const sizes = `auto, ${Math.ceil(100 / columns)}vw`;
    this.#shown = buildFigures(items, { opensWindow, sizes });
    this.#place.append(...this.#shown);
  }
}
