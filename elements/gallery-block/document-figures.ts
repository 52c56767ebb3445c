import { readGallery } from '../../core/gallery/index.ts';
import { parseJson } from '../../core/json/index.ts';
import { buildFigures } from './figures.ts';

/** How the figures of a document are shown. */
interface DocumentLook {
  /** Whether links open another window. */
  readonly opensWindow: boolean;
  /** How many stand in a row. */
  readonly columns: number;
}

/** The figures of a gallery that comes as a document. Source: docs/behaviour/galleries.md §3.4 */
export class DocumentFigures {
  readonly #place: Element;
  #shown: readonly HTMLElement[] = [];
  /** What they were built of. */
  #given: unknown = null;
  #opensWindow = false;

  /** @param place where they stand, after what stands there already */
  constructor(place: Element) {
    this.#place = place;
  }

  /** The figures, in their order. */
  get shown(): readonly HTMLElement[] {
    return this.#shown;
  }

  /**
   * Shows a document, unless it stands there already.
   * @param given the document, as an object or a JSON text; nothing for none
   * @param look how it is shown
   * @returns false for what is no gallery
   */
  show(given: unknown, { opensWindow, columns }: DocumentLook): boolean {
    if (given === this.#given && opensWindow === this.#opensWindow) return true;
    this.#given = given;
    this.#opensWindow = opensWindow;
    const items = readGallery(typeof given === 'string' ? parseJson(given) : given);
    for (const figure of this.#shown) figure.remove();
    const sizes = `auto, ${Math.ceil(100 / columns)}vw`;
    this.#shown = buildFigures(items ?? [], { opensWindow, sizes });
    this.#place.append(...this.#shown);
    return items !== null || !given;
  }
}
