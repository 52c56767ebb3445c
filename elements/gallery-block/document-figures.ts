import { listGallery, readGallery } from '../../core/gallery/index.ts';
import { parseJson } from '../../core/json/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { nextIdleMoment } from '../host/index.ts';
import { lazySizes } from './figure-parts.ts';
import { buildFigures } from './figures.ts';
import type { GalleryOptionValues } from './options.ts';
import { pictureOf } from './slides.ts';
import { whenPicturesShown } from './pictures-first.ts';
import { writtenOptions } from './written-options.ts';

/** How the figures of a document are laid out. */
interface DocumentLook {
  /** Whether links open another window. */
  readonly opensWindow: boolean;
  /** The number of columns. */
  readonly columns: number;
  /** Whether all of them are built synchronously. */
  readonly isAtOnce: boolean;
}

/** What a gallery provides for the figures of its document. */
interface DocumentParts {
  readonly gallery: Element;
  /** The figures are appended to it. */
  readonly place: Element;
  /** Called when the figures that were not built synchronously are there. */
  readonly onComplete: () => void;
}

/** More than any screen shows; the others are read and built in idle time, this many at once. */
const FIRST_COUNT = 100;

/**
 * The figures and options of a gallery that is defined by a document.
 * Source: docs/behaviour/galleries.md §3.4, §3.5
 */
export class DocumentFigures {
  readonly #parts: DocumentParts;
  #given: unknown = null;
  /** Not read before they are built. */
  #items: readonly unknown[] = [];
  #options: Partial<GalleryOptionValues> = {};
  #shown: readonly HTMLElement[] = [];
  #sizes = '';
  /** Builds the figures that were not built synchronously; false without any. */
  #buildRest: (() => boolean) | null = null;
  /** The input of the last build. */
  #built: { readonly items: readonly unknown[]; readonly opensWindow: boolean } | null = null;

  /**
   * Creates the figures of one gallery.
   * @param parts the gallery, and the callback for complete figures
   */
  constructor(parts: DocumentParts) {
    this.#parts = parts;
  }

  /** The figures, in order. */
  get shown(): readonly HTMLElement[] {
    return this.#shown;
  }

  /** The options in the document. */
  get options(): Partial<GalleryOptionValues> {
    return this.#options;
  }

  /**
   * Reads a document, unless it has not changed.
   * @param given the document, as an object or JSON text; undefined for none
   * @returns false for an invalid document
   */
  read(given: unknown): boolean {
    if (given === this.#given) return true;
    this.#given = given;
    const json = typeof given === 'string' ? parseJson(given) : given;
    const items = listGallery(json);
    // The page may modify its own list later.
    this.#items = [...(items ?? [])];
    this.#options = writtenOptions(this.#parts.gallery, json);
    return items !== null || !given;
  }

  /**
   * Builds the figures unless they are there already. With hundreds, the first screen does not wait for the
   * others.
   * @param look the layout
   */
  show({ opensWindow, columns, isAtOnce }: DocumentLook): void {
    const items = this.#items;
    this.#fit(lazySizes(columns));
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
    this.#buildRest = () => rest.length > 0 && build(rest.length);
    if (!build(isAtOnce ? items.length : FIRST_COUNT))
      this.#complete(built, build).catch((error: unknown) => {
        storefront().report(error, 'gallery-block/items');
      });
  }

  /** Builds the figures that wait for idle time: the page is about to be printed. */
  completeNow(): void {
    if (!this.#buildRest?.()) return;
    this.#parts.onComplete();
  }

  /** Existing pictures load in the new width, too. */
  #fit(sizes: string): void {
    if (sizes === this.#sizes) return;
    this.#sizes = sizes;
    for (const image of this.#shown.flatMap((figure) => pictureOf(figure) ?? []))
      if (image.sizes !== '') image.sizes = sizes;
  }

  /** @param build builds that many more; returns whether those were the last */
  async #complete(built: object, build: (count: number) => boolean): Promise<void> {
    await whenPicturesShown(this.#parts.place);
    let isComplete = false;
    while (!isComplete) {
      await nextIdleMoment();
      // The document was replaced or removed.
      if (this.#built !== built) return;
      isComplete = build(FIRST_COUNT);
    }
    this.#parts.onComplete();
  }
}
