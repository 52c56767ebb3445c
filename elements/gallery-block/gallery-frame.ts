import { storefront } from '../../core/storefront/index.ts';
import { GALLERY_WORDS } from '../../core/words/index.ts';
import { AuthorMarks } from './author-marks.ts';
import { createPart } from './caption.ts';
import { DocumentFigures } from './document-figures.ts';
import { documentOf } from './document-of.ts';
import { Lightbox } from './lightbox.ts';
import { writeLook } from './look.ts';
import type { GalleryModel } from './model.ts';
import { isMovingDesign, type GalleryOptionValues } from './options.ts';
import { SlidePlayers } from './slide-players.ts';
import { scrolledSlideOf } from './scrolled-slides.ts';
import { childrenOf, factsOf, pictureOf, SlideRoles } from './slides.ts';
import { ThumbnailStrip } from './strip.ts';
import { Track } from './track.ts';
import { type HiddenWatch, watchHidden } from './watch-hidden.ts';
import { watchVisitor } from './watch-visitor.ts';
import { columnsOf, optionsOf, type ShownOptions } from './written-options.ts';

const NO_LIST = 'The gallery is no list of items.';

/** A gallery that has a frame. */
interface GalleryFrameParts {
  readonly gallery: HTMLElement & GalleryOptionValues & { readonly items: unknown };
  readonly model: GalleryModel;
  /** Runs a step; exceptions are reported. */
  readonly guard: (step: () => void, context: string) => void;
}

/**
 * The shadow content of a gallery, kept in sync with the author's pictures, the attributes and the model.
 * Source: docs/behaviour/galleries.md §2, §3
 */
export class GalleryFrame {
  /** The place of the controls. */
  readonly steering = document.createElement('div');
  readonly #parts: GalleryFrameParts;
  readonly #frame = createPart('div', 'gallery');
  readonly #scroller = createPart('div', 'track');
  readonly #slot = document.createElement('slot');
  readonly #roles = new SlideRoles();
  readonly #marks = new AuthorMarks();
  readonly #lightbox: Lightbox;
  readonly #players: SlidePlayers;
  readonly #figures: DocumentFigures;
  readonly #strip: ThumbnailStrip;
  #track: Track | null = null;
  #hidden: HiddenWatch | null = null;
  /** The slides that the author wrote, also hidden ones. */
  #authors: readonly HTMLElement[] = [];
  #slides: readonly HTMLElement[] = [];
  #options: ShownOptions;

  /**
   * Builds the frame of one gallery.
   * @param parts the gallery and its model
   */
  constructor(parts: GalleryFrameParts) {
    this.#parts = parts;
    const { gallery, model } = parts;
    const [scroller, getSlides] = [this.#scroller, () => this.#slides];
    this.#options = optionsOf(gallery, {});
    this.#lightbox = new Lightbox({
      ...{ gallery, scroller, getSlides },
      getTheme: () => this.#options.lightboxTheme,
      onShown: (slide) => {
        this.choose(slide);
        this.#showRoles();
      },
    });
    this.#players = new SlidePlayers({
      ...{ scroller, getSlides },
      isInSight: (index) => this.#track?.isInSight(index) ?? true,
      onPlaying: (isPlaying) => {
        if (isPlaying) model.hold('player');
        else model.release('player');
      },
    });
    this.#figures = new DocumentFigures({ gallery, place: scroller, onComplete: this.update });
    this.#strip = new ThumbnailStrip(model, this.steering);
    this.steering.style.display = 'contents';
    scroller.append(this.#slot);
    this.#frame.append(this.steering, scroller);
  }

  /**
   * Renders into the shadow root.
   * @param root of the gallery
   */
  mount(root: Node): void {
    root.appendChild(this.#frame);
  }

  /**
   * Starts listening to pictures, visitors and players.
   * @param life aborts on disconnect
   */
  start(life: AbortSignal): void {
    const { gallery, model, guard } = this.#parts;
    const isMoving = () => this.#isMoving;
    this.#track = new Track({
      scroller: this.#scroller,
      getSlides: () => this.#slides,
      isOneByOne: () => this.#options.design === 'slideshow',
      onIndex: (index) => {
        model.setActive(index);
      },
      onSettled: () => {
        guard(this.#showRoles, 'slides');
        guard(this.#players.stopOutOfSight, 'players');
      },
      signal: life,
    });
    this.#hidden = watchHidden(this.update, life);
    this.#slot.addEventListener('slotchange', this.#followSlot, { signal: life });
    watchVisitor({ host: gallery, frame: this.#frame, model, isMoving, signal: life });
    this.#lightbox.start(life);
    this.#players.listen(life);
    addEventListener('beforeprint', this.#loadAll, { signal: life });
    // The layout for paper has no scroll position.
    const restore = () => {
      guard(() => {
        this.restoreSight();
      }, 'print');
    };
    addEventListener('afterprint', restore, { signal: life });
    gallery.addEventListener('store-open', this.#players.stop, { signal: life });
    this.#strip.follow(life);
    life.addEventListener('abort', () => {
      this.#roles.forget();
      this.#marks.forget();
    });
  }

  /**
   * Scrolls a slide into view.
   * @param index counted from 0
   * @param isSmooth false to jump
   */
  show(index: number, isSmooth: boolean): void {
    this.#track?.show(index, isSmooth);
  }

  /**
   * Moves to a slide, where slides are shown one after another.
   * @param node the slide or a descendant
   */
  choose(node: Node): void {
    const index = this.#slides.findIndex((slide) => slide.contains(node));
    if (this.#isMoving && index >= 0) this.#parts.model.actions.choose(index);
  }

  /** A disconnected element loses its scroll position, and does not receive `pointerleave`. */
  restoreSight(): void {
    const { gallery, model } = this.#parts;
    if (model.index > 0) this.show(model.index, false);
    if (!gallery.matches(':hover')) model.release('hover');
  }

  /** The number of slides. */
  get count(): number {
    return this.#slides.length;
  }

  /** Updates after the author's content has changed. */
  readonly update = (): void => {
    this.#parts.guard(() => {
      this.#read();
      this.#authors = childrenOf(this.#slot);
      const authors = this.#hidden?.filter(this.#authors) ?? this.#authors;
      const slides = [...authors, ...this.#figures.shown];
      this.#replaceSlides(slides);
      const isMoving = this.#isMoving;
      const facts = isMoving ? slides.map(factsOf) : [];
      this.#nameTrack();
      this.#strip.show(this.#options.thumbnails ? facts : []);
      if (isMoving) this.#roles.describe(slides, facts);
      this.#showRoles();
      this.#lightbox.update(this.#options.lightbox);
      this.#marks.update(slides, this.#options);
      this.#players.mark(slides);
    }, 'slides');
  };

  /** Lazy pictures out of view are printed, too. */
  readonly #loadAll = (): void => {
    this.#parts.guard(() => {
      this.#figures.completeNow();
      for (const image of this.#slides.flatMap((slide) => pictureOf(slide) ?? [])) image.loading = 'eager';
    }, 'print');
  };

  /** `slotchange` also fires for the initial pictures. */
  readonly #followSlot = (): void => {
    const authors = childrenOf(this.#slot);
    const isKnown = (slide: HTMLElement, index: number) => slide === this.#authors[index];
    if (authors.length !== this.#authors.length || !authors.every(isKnown)) this.update();
  };

  /** A single picture has nowhere to move. */
  get #isMoving(): boolean {
    return isMovingDesign(this.#options.design) && this.#slides.length > 1;
  }

  /** The visible slide stays, also behind another number of slides. */
  #replaceSlides(slides: readonly HTMLElement[]): void {
    const { gallery, model } = this.#parts;
    const visible = this.#slides[model.index] ?? scrolledSlideOf(gallery);
    const index = visible ? slides.indexOf(visible) : -1;
    this.#slides = slides;
    const isMoved = index >= 0 && index !== model.index;
    model.setCount(slides.length, isMoved ? index : model.index);
    if (isMoved && isMovingDesign(this.#options.design)) this.show(index, false);
  }

  /** Figures from a document are rendered beside the author's own pictures. */
  #read(): void {
    const { gallery, model } = this.#parts;
    const isReadable = this.#figures.read(documentOf(gallery));
    if (!isReadable) storefront().report(new Error(NO_LIST), 'gallery-block/items');
    const options = optionsOf(gallery, this.#figures.options);
    this.#options = options;
    writeLook(this.#frame, options);
    const isMoving = isMovingDesign(options.design);
    model.setOptions({ ...options, isMoving });
    const { newWindow: opensWindow } = options;
    this.#figures.show({ opensWindow, columns: columnsOf(options), isAtOnce: isMoving });
  }

  /** A scrollable row is focusable and has a name. */
  #nameTrack(): void {
    const name = this.#parts.gallery.ariaLabel || GALLERY_WORDS.gallery;
    const values = { tabindex: '0', role: 'group', 'aria-roledescription': 'carousel', 'aria-label': name };
    for (const [attribute, value] of Object.entries(values)) {
      if (this.#isMoving) this.#scroller.setAttribute(attribute, value);
      else this.#scroller.removeAttribute(attribute);
    }
  }

  /** Where slides are shown one by one, all others are hidden. */
  readonly #showRoles = (): void => {
    if (!this.#isMoving) {
      this.#roles.forget();
      return;
    }
    const isOneByOne = this.#options.design === 'slideshow';
    const shown = isOneByOne ? (this.#slides[this.#parts.model.index] ?? null) : null;
    // The keys would have no effect any more.
    const hasFocus = this.#scroller.matches(':focus-within:not(:focus)');
    if (shown && hasFocus && !shown.matches(':focus-within')) this.#scroller.focus({ preventScroll: true });
    this.#roles.showOnly(shown);
  };
}
