import { listGallery, readGallery } from '../../core/gallery/index.ts';
import { parseJson } from '../../core/json/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { nextQuietMoment } from '../host/index.ts';
import { buildFigures } from './figures.ts';
import type { GalleryOptionValues } from './options.ts';
import { pictureOf } from './slides.ts';
import { whenPicturesShown } from './pictures-first.ts';
import { writtenOptions } from './written-options.ts';

/** How the figures of a document are shown. */
interface DocumentLook {
  /** Whether links open another window. */
  readonly opensWindow: boolean;
  /** How many stand in a row. */
  readonly columns: number;
  /** Whether all of them stand there before anything else happens. */
  readonly isAtOnce: boolean;
}

/** What a gallery lends to the figures of its document. */
interface DocumentParts {
  readonly gallery: Element;
  /** Where they stand, after what stands there already. */
  readonly place: Element;
  /** Called when those have come that did not stand there at once. */
  readonly onComplete: () => void;
}

/** More than any screen shows; of the others, so many are read and built in a quiet moment. */
const FIRST_COUNT = 100;

/** The figures and options of a gallery that comes as a document. Source: docs/behaviour/galleries.md §3.4, §3.5 */
export class DocumentFigures {
  readonly #parts: DocumentParts;
  #given: unknown = null;
  /** Not read before they are built. */
  #items: readonly unknown[] = [];
  #options: Partial<GalleryOptionValues> = {};
  #shown: readonly HTMLElement[] = [];
  #sizes = '';
  /** What they were built of. */
  #built: { readonly items: readonly unknown[]; readonly opensWindow: boolean } | null = null;

  /**
   * Creates the figures of one gallery.
   * @param parts the gallery, and who hears when they are complete
   */
  constructor(parts: DocumentParts) {
    this.#parts = parts;
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
    const items = listGallery(json);
    // The page may go on with its own list.
    this.#items = [...(items ?? [])];
    this.#options = writtenOptions(this.#parts.gallery, json);
    return items !== null || !given;
  }

  /**
   * Shows what was read, unless it stands there already. Where there are hundreds, the first screen need not wait for the others.
   * @param look how it is shown
   */
  show({ opensWindow, columns, isAtOnce }: DocumentLook): void {
    const items = this.#items;
    this.#fit(`auto, ${Math.ceil(100 / columns)}vw`);
    if (items === this.#built?.items && opensWindow === this.#built.opensWindow) return;
    const built = { items, opensWindow };
    this.#built = built;
    for (const figure of this.#shown) figure.remove();
    this.#shown = [];
    let rest = items;
    const build = (count: number) => {
      const read = readGallery(rest.slice(0, count)) ?? [];
      rest = rest.slice(count);
      const figures = buildFigures(read, { opensWindow, sizes: this.#sizes });
      this.#parts.place.append(...figures);
      this.#shown = [...this.#shown, ...figures];
      return rest.length === 0;
    };
    if (!build(isAtOnce ? items.length : FIRST_COUNT))
      this.#complete(built, build).catch((error: unknown) => {
        storefront().report(error, 'gallery-block/items');
      });
  }

  /** Pictures that stand there already are fetched in another width, too. */
  #fit(sizes: string): void {
    if (sizes === this.#sizes) return;
    this.#sizes = sizes;
    for (const image of this.#shown.flatMap((figure) => pictureOf(figure) ?? []))
      if (image.sizes !== '') image.sizes = sizes;
  }

  /** @param build builds so many more, and says whether those were the last */
  async #complete(built: object, build: (count: number) => boolean): Promise<void> {
    await whenPicturesShown(this.#parts.place);
    let isComplete = false;
    while (!isComplete) {
      await nextQuietMoment();
      // Another document has come, or none is shown any more.
      if (this.#built !== built) return;
      isComplete = build(FIRST_COUNT);
    }
    this.#parts.onComplete();
  }
}
