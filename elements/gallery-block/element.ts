import { type AspectRatioName, type ShownMeta } from '../../core/gallery/index.ts';
import { prefersStillness } from '../../core/interface/index.ts';
import { adoptLightStyles, faceOf, StoreElement, StoreGalleryChangeEvent } from '../host/index.ts';
import { CHOOSE_SLIDE } from '../parts/choose-slide.ts';
import { signStyles } from '../parts/sign-styles.ts';
import { wholeStyles } from '../parts/whole-styles.ts';
import { captionStyles } from './caption-styles.ts';
import { GalleryControls } from './face.tsx';
import { GalleryFrame } from './gallery-frame.ts';
import { itemStyles } from './item-styles.ts';
import { GalleryModel } from './model.ts';
import { galleryAttributes } from './options.ts';
import { afterPictures, endStay, stayEarly } from './pictures-first.ts';
import { galleryStyles } from './styles.ts';

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
  static override readonly patience = afterPictures;
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

  readonly #model = this.show(
    GalleryBlockElement.drawing,
    new GalleryModel({
      show: (index) => {
        this.#frame.show(index, !prefersStillness());
      },
      prefersStillness: prefersStillness(),
    }),
  );

  readonly #frame = new GalleryFrame({
    gallery: this,
    model: this.#model,
    guard: (step, context) => {
      this.guard(step, context);
    },
  });

  override connectedCallback(): void {
    const begin = () => {
      if (this.isConnected) super.connectedCallback();
    };
    if (!stayEarly(this, begin)) super.connectedCallback();
  }

  override connectedMoveCallback(): void {
    endStay(this);
    super.connectedMoveCallback();
  }

  override get ready(): Promise<void> {
    endStay(this);
    return super.ready;
  }

  override requestUpdate(...change: Parameters<StoreElement['requestUpdate']>): void {
    super.requestUpdate(...change);
    endStay(this);
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    this.#frame.mount(root);
    return root;
  }

  protected override get stageRoot(): HTMLElement {
    return this.#frame.steering;
  }

  protected override arrived(): void {
    const { life } = this;
    const { update } = this.#frame;
    const changes = new MutationObserver(update);
    changes.observe(this, CHANGES);
    this.#frame.start(life);
    this.addEventListener(CHOOSE_SLIDE, this.#choose, { signal: life });
    let { index } = this.#model;
    this.listen(this.#model.$content, () => {
      index = this.#announce(index);
    });
    this.#model.start();
    life.addEventListener('abort', () => {
      changes.disconnect();
      this.#model.stop();
    });
  }

  protected override placed(): void {
    adoptLightStyles(this, [itemStyles]);
    this.#frame.update();
    this.#frame.restoreSight();
  }

  protected override changed(): void {
    this.#frame.update();
  }

  /** What is chosen elsewhere, such as a variant, has a picture here. */
  readonly #choose = (event: Event): void => {
    event.stopPropagation();
    if (event.target instanceof Node) this.#frame.choose(event.target);
  };

  #announce(before: number): number {
    const { index } = this.#model;
    const { count } = this.#frame;
    if (index !== before) this.dispatchEvent(new StoreGalleryChangeEvent({ index, count }));
    return index;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'gallery-block': GalleryBlockElement;
  }
}
