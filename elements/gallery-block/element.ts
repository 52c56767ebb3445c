import { type AspectRatioName, type ShownMeta } from '../../core/gallery/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { GALLERY_WORDS } from '../../core/words/index.ts';
import { adoptLightStyles, faceOf, StoreElement, StoreGalleryChangeEvent } from '../host/index.ts';
import { CHOOSE_SLIDE } from '../parts/choose-slide.ts';
import { signStyles } from '../parts/sign-styles.ts';
import { wholeStyles } from '../parts/whole-styles.ts';
import { AuthorMarks } from './author-marks.ts';
import { createPart } from './caption.ts';
import { captionStyles } from './caption-styles.ts';
import { GalleryControls } from './face.tsx';
import { DocumentFigures } from './document-figures.ts';
import { itemStyles } from './item-styles.ts';
import { Lightbox } from './lightbox.ts';
import { writeLook } from './look.ts';
import { GalleryModel } from './model.ts';
import { galleryAttributes } from './options.ts';
import { prefersStillness } from '../../core/interface/index.ts';
import { SlidePlayers } from './slide-players.ts';
import { factsOf, SlideRoles, slidesOf } from './slides.ts';
import { ThumbnailStrip } from './strip.ts';
import { galleryStyles } from './styles.ts';
import { Track } from './track.ts';
import { watchVisitor } from './watch-visitor.ts';
import { optionsOf, type ShownOptions } from './written-options.ts';

const NO_LIST = 'The gallery is no list of items.';
const SCRIPT = ':scope > script[type="application/json"]';

/**
 * What the author may change while the pictures are shown; what is written here is none of it. An option that is said to be
 * the default changes no property, and may change what is shown.
 */
const CHANGES = {
  ...{ childList: true, subtree: true, characterData: true },
  attributeFilter: [
    'src',
    'alt',
    'href',
    'data-embed',
    'data-image-focal-point',
    ...Object.values(galleryAttributes).map(({ attribute }) => attribute),
  ],
};

/**
 * Pictures as a grid, below each other, one by one or in a row. They are the author's own, laid out before any script, or
 * come as a document.
 * Source: docs/behaviour/galleries.md §1, §2, §3
 * @tag gallery-block
 * @slot - the pictures, videos and sounds: `figure`, `a`, `img`, `video` or `audio`
 * @csspart gallery - everything
 * @csspart track - what holds the pictures
 * @csspart controls - the buttons
 * @csspart play - stops the slides, or lets them play
 * @csspart previous - leads to the picture before
 * @csspart next - leads to the picture after
 * @csspart thumbnails - the strip of thumbnails
 * @csspart thumbnail - one of them
 * @csspart error - why a picture does not open
 * @csspart status - which picture it is, for screen readers
 * @csspart item - a picture with its words, where they come as a document
 * @csspart image - the picture itself
 * @csspart link - where it leads
 * @csspart player - what plays a video or a sound
 * @csspart placeholder - the place of a picture that has not been chosen yet
 * @csspart caption - its words
 * @csspart title - its title
 * @csspart text - its text
 * @fires store-gallery-change - after it has gone on to another picture
 * @fires store-open - before a picture opens over the page; cancelable
 * @fires store-close - after it has closed
 * @cssstate open - a picture is open over the page
 * @cssstate playing - its pictures turn by themselves
 * @cssstate paused - they would, and stand still
 */
export class GalleryBlockElement extends StoreElement {
  static override readonly drawing = faceOf(GalleryControls);
  static override readonly styles = [wholeStyles, signStyles, galleryStyles, captionStyles, itemStyles];
  static override readonly properties = { ...galleryAttributes, items: { attribute: 'items' } };

  /** How the pictures are laid out: `grid`, `slideshow`, `carousel` (or `slider`), `stacked`. */
  declare design: 'grid' | 'slideshow' | 'carousel' | 'slider' | 'stacked';
  /** Whether they turn by themselves. */
  declare autoplay: boolean;
  /** How long each stays, 1–10 s. */
  declare autoplayDuration: number;
  /** Whether there are buttons for the one before and the one after. */
  declare controls: boolean;
  /** Whether a picture is cropped to fill its frame. */
  declare autoCrop: boolean;
  /** The shape of a frame. */
  declare aspectRatio: AspectRatioName;
  /** Whether thumbnails are cropped, those of the grid to `aspect-ratio`, those of the strip to squares. */
  declare squareThumbs: boolean;
  /** Whether there is a strip of thumbnails. */
  declare thumbnails: boolean;
  /** The height of the strip, 0–200 px. */
  declare thumbnailStripHeight: number;
  /** The space above the strip, 0–60 px. */
  declare thumbnailStripMargin: number;
  /** Which words are shown: `true`, `basic`, `only-title`, `false`. */
  declare showMeta: ShownMeta;
  /** Where the words stand. */
  declare metaPosition:
    | 'top'
    | 'top-left'
    | 'top-right'
    | 'center'
    | 'bottom'
    | 'bottom-left'
    | 'bottom-right';
  /** Whether the words wait for the pointer or the focus. */
  declare showMetaOnHover: boolean;
  /** Where the active picture of a carousel stands. */
  declare activeAlignment: 'center' | 'left' | 'right';
  /** How many pictures stand in a row, 1–10. */
  declare thumbnailsPerRow: number;
  /** The space between pictures, 0–50 px. */
  declare padding: number;
  /** Whether a picture opens over the page. */
  declare lightbox: boolean;
  /** Whether that is dark or light. */
  declare lightboxTheme: 'dark' | 'light';
  /** The greatest width of a thumbnail of the strip, 100–300 px. */
  declare maxWidth: number;
  /** Whether links open another window. */
  declare newWindow: boolean;
  /** Whether nothing is painted behind the pictures. */
  declare transparentBackground: boolean;
  /** The pictures as a document: content items, as objects or a JSON text. */
  declare items: unknown;

  readonly #frame = createPart('div', 'gallery');
  readonly #steering = document.createElement('div');
  readonly #scroller = createPart('div', 'track');
  readonly #slot = document.createElement('slot');
  readonly #roles = new SlideRoles();
  readonly #marks = new AuthorMarks();
  readonly #lightbox = new Lightbox({
    gallery: this,
    scroller: this.#scroller,
    getSlides: () => this.#slides,
    getTheme: () => this.#options.lightboxTheme,
    onShown: (slide) => {
      if (this.#isMoving) this.#model.actions.choose(this.#slides.indexOf(slide));
      this.#tell();
    },
  });
  readonly #players = new SlidePlayers({
    scroller: this.#scroller,
    getSlides: () => this.#slides,
    onPlaying: (isPlaying) => {
      if (isPlaying) this.#model.hold('player');
      else this.#model.release('player');
    },
  });
  #track: Track | null = null;
  #slides: readonly HTMLElement[] = [];
  readonly #figures = new DocumentFigures({
    gallery: this,
    place: this.#scroller,
    onComplete: () => {
      this.#look();
    },
  });
  #options: ShownOptions = optionsOf(this, {});

  readonly #model = this.show(
    GalleryBlockElement.drawing,
    new GalleryModel({
      show: (index) => this.#track?.show(index, !prefersStillness()),
      prefersStillness: prefersStillness(),
    }),
  );

  readonly #strip = new ThumbnailStrip(this.#model, this.#steering);

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    this.#steering.style.display = 'contents';
    this.#scroller.append(this.#slot);
    this.#frame.append(this.#steering, this.#scroller);
    root.append(this.#frame);
    return root;
  }

  protected override get stageRoot(): HTMLElement {
    return this.#steering;
  }

  protected override arrived(): void {
    const { life } = this;
    const options = { signal: life };
    this.#track = new Track({
      scroller: this.#scroller,
      getSlides: () => this.#slides,
      isOneByOne: () => this.#options.design === 'slideshow',
      onIndex: (index) => {
        this.#model.setActive(index);
      },
      onSettled: () => {
        this.guard(this.#tell, 'slides');
        this.guard(this.#players.stopOutOfSight, 'players');
      },
      signal: life,
    });
    this.#slot.addEventListener('slotchange', this.#look, options);
    document.addEventListener('DOMContentLoaded', this.#look, options);
    const changes = new MutationObserver(this.#look);
    changes.observe(this, CHANGES);
    watchVisitor({
      host: this,
      frame: this.#frame,
      model: this.#model,
      isMoving: () => this.#isMoving,
      signal: life,
    });
    this.addEventListener(CHOOSE_SLIDE, this.#choose, options);
    this.#lightbox.start(life);
    this.#players.hear(life);
    this.addEventListener('store-open', this.#players.stop, options);
    this.#strip.follow(life);
    let { index } = this.#model;
    this.listen(this.#model.$content, () => {
      index = this.#announce(index);
    });
    this.#model.start();
    life.addEventListener('abort', () => {
      changes.disconnect();
      this.#model.stop();
      this.#roles.forget();
      this.#marks.forget();
    });
  }

  protected override placed(): void {
    adoptLightStyles(this, [itemStyles]);
    this.#look();
    // What leaves the page for a moment loses how far it was scrolled, and does not hear that the pointer left it.
    if (this.#model.index > 0) this.#track?.show(this.#model.index, false);
    if (!this.matches(':hover')) this.#model.release('hover');
  }

  protected override changed(): void {
    this.#look();
  }

  get #isMoving(): boolean {
    return !['grid', 'stacked'].includes(this.#options.design);
  }

  readonly #look = (): void => {
    this.guard(() => {
      this.#read();
      const slides = [...slidesOf(this.#slot), ...this.#figures.shown];
      const facts = this.#isMoving ? slides.map(factsOf) : [];
      this.#slides = slides;
      this.#model.setCount(slides.length);
      const isNamed = this.#isMoving && slides.length > 0;
      nameTrack(this.#scroller, isNamed ? this.ariaLabel || GALLERY_WORDS.gallery : null);
      this.#strip.show(this.#options.thumbnails && this.#isMoving && slides.length > 1 ? facts : []);
      if (this.#isMoving) this.#roles.tell(slides, facts);
      this.#tell();
      this.#lightbox.update(this.#options.lightbox);
      this.#marks.update(slides, this.#options);
      this.#players.mark(slides);
    }, 'slides');
  };

  /** What comes as a document is drawn beside the author's own pictures. */
  #read(): void {
    const isReadable = this.#figures.read(this.items ?? this.querySelector(SCRIPT)?.textContent);
    if (!isReadable) storefront().report(new Error(NO_LIST), 'gallery-block/items');
    const options = optionsOf(this, this.#figures.options);
    this.#options = options;
    writeLook(this.#frame, options);
    this.#model.setOptions({ ...options, isMoving: this.#isMoving });
    const columns = options.design === 'grid' ? options.thumbnailsPerRow : 1;
    this.#figures.show({ opensWindow: options.newWindow, columns, isAtOnce: this.#isMoving });
  }

  /** What is chosen elsewhere, such as a variant, has a picture here. */
  readonly #choose = (event: Event): void => {
    event.stopPropagation();
    const { target } = event;
    const index = this.#slides.findIndex((slide) => target instanceof Node && slide.contains(target));
    if (this.#isMoving && index >= 0) this.#model.actions.choose(index);
  };

  /** Out of sight are, of slides that are shown one by one, all others. */
  readonly #tell = (): void => {
    if (this.#isMoving) {
      const isOneByOne = this.#options.design === 'slideshow';
      const shown = isOneByOne ? (this.#slides[this.#model.index] ?? null) : null;
      // The keys would lead nowhere any more.
      const hasFocus = this.#scroller.matches(':focus-within:not(:focus)');
      if (shown && hasFocus && !shown.matches(':focus-within')) this.#scroller.focus({ preventScroll: true });
      this.#roles.showOnly(shown);
    } else this.#roles.forget();
  };

  #announce(before: number): number {
    const { index } = this.#model;
    const count = this.#slides.length;
    if (index !== before) this.dispatchEvent(new StoreGalleryChangeEvent({ index, count }));
    return index;
  }
}

/** A row that scrolls can be reached, and says what it is. */
function nameTrack(track: HTMLElement, name: string | null): void {
  const values = { tabindex: '0', role: 'group', 'aria-roledescription': 'carousel', 'aria-label': name };
  for (const [attribute, value] of Object.entries(values)) {
    if (name === null || value === null) track.removeAttribute(attribute);
    else track.setAttribute(attribute, value);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'gallery-block': GalleryBlockElement;
  }
}
