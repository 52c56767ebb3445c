import { type AspectRatioName, type ShownMeta } from '../../core/gallery/index.ts';
import { prefersStillness } from '../../core/interface/index.ts';
import { adoptLightStyles, faceOf, finalEvent, StoreElement } from '../host/index.ts';
import { CHOOSE_SLIDE } from '../purchase/index.ts';
import { signStyles, wholeStyles } from '../ui/index.ts';
import { captionStyles } from './caption-styles.ts';
import { GalleryControls } from './face.tsx';
import { GalleryFrame } from './gallery-frame.ts';
import { itemStyles } from './item-styles.ts';
import { GalleryModel } from './model.ts';
import { galleryAttributes } from './options.ts';
import { afterPictures, endStay, stayEarly } from './pictures-first.ts';
import { galleryStyles } from './styles.ts';

/**
 * Changes by the author that update a gallery; attributes that the tag itself sets are not among them. Setting an
 * option to its default changes no property, but may change the result.
 */
const CHANGES = {
  ...{ childList: true, subtree: true, characterData: true },
  attributeFilter: [
    'src',
    'alt',
    'href',
    'data-embed',
    'data-image-focal-point',
    'hidden',
    ...Object.values(galleryAttributes).map(({ attribute }) => attribute),
  ],
};

/**
 * Shows images, videos, audio and text as a grid, stack, slideshow or carousel. The items are the author's own elements,
 * laid out before any script runs, or a JSON document.
 * Source: docs/behaviour/galleries.md §1, §2, §3
 * @tag gallery-block
 * @slot - the items: `figure`, `a`, `img`, `video` or `audio`
 * @csspart gallery - everything
 * @csspart track - the container of the items
 * @csspart controls - the buttons
 * @csspart play - the button that pauses or plays the slides
 * @csspart previous - the button to the previous item
 * @csspart next - the button to the next item
 * @csspart thumbnails - the strip of thumbnails
 * @csspart thumbnail - one of them
 * @csspart error - the message for an item that does not open
 * @csspart status - the position in the gallery, for screen readers
 * @csspart item - an item with its caption, when items come from a document
 * @csspart image - the image
 * @csspart link - the item's link
 * @csspart player - the video or audio player
 * @csspart placeholder - the placeholder of an image that is not chosen yet
 * @csspart caption - its caption
 * @csspart title - its title
 * @csspart text - its text
 * @fires store-gallery-change - after another item became active
 * @fires store-open - before the lightbox opens
 * @fires store-close - after it has closed
 * @cssstate open - the lightbox is open
 * @cssstate playing - slides are advancing automatically
 * @cssstate paused - automatic advance is paused
 */
export class GalleryBlockElement extends StoreElement {
  static override readonly drawing = faceOf(GalleryControls);
  static override readonly patience = afterPictures;
  static override readonly styles = [wholeStyles, signStyles, galleryStyles, captionStyles, itemStyles];
  static override readonly properties = { ...galleryAttributes, items: { attribute: 'items' } };

  /** The layout. `slider` is another name for `carousel`. */
  declare design: 'grid' | 'slideshow' | 'carousel' | 'slider' | 'stacked';
  /** Advances the slides automatically. */
  declare autoplay: boolean;
  /** Seconds for which each slide is shown. */
  declare autoplayDuration: number;
  /** Shows buttons for the previous and the next item. */
  declare controls: boolean;
  /** Crops images to fill their frames. */
  declare autoCrop: boolean;
  /** The aspect ratio of the frames. */
  declare aspectRatio: AspectRatioName;
  /** Crops thumbnails: in the grid to `aspect-ratio`, in the strip to squares. */
  declare squareThumbs: boolean;
  /** Shows a strip of thumbnails. */
  declare thumbnails: boolean;
  /** The height of the thumbnail strip, in px. */
  declare thumbnailStripHeight: number;
  /** The space above the thumbnail strip, in px. */
  declare thumbnailStripMargin: number;
  /** Which captions are shown. */
  declare showMeta: ShownMeta;
  /** The position of the captions. */
  declare metaPosition:
    | 'top'
    | 'top-left'
    | 'top-right'
    | 'center'
    | 'bottom'
    | 'bottom-left'
    | 'bottom-right';
  /** Shows captions only on hover or focus. */
  declare showMetaOnHover: boolean;
  /** The alignment of a carousel's active item. */
  declare activeAlignment: 'center' | 'left' | 'right';
  /** The number of items in a row. */
  declare thumbnailsPerRow: number;
  /** The space between items, in px. */
  declare padding: number;
  /** Opens items in a lightbox. */
  declare lightbox: boolean;
  /** The lightbox's theme. */
  declare lightboxTheme: 'dark' | 'light';
  /** The maximum width of a thumbnail in the strip, in px. */
  declare maxWidth: number;
  /** Opens links in a new window. */
  declare newWindow: boolean;
  /** Paints no background behind the items. */
  declare transparentBackground: boolean;
  /** The items as a document: content items, as objects or JSON text. */
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

  protected override onConnected(): void {
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

  protected override onMoved(): void {
    adoptLightStyles(this, [itemStyles]);
    this.#frame.update();
    this.#frame.restoreSight();
  }

  protected override changed(): void {
    this.#frame.update();
  }

  /** Shows the picture of a selection made elsewhere, such as a variant. */
  readonly #choose = (event: Event): void => {
    event.stopPropagation();
    if (event.target instanceof Node) this.#frame.choose(event.target);
  };

  #announce(before: number): number {
    const { index } = this.#model;
    const { count } = this.#frame;
    if (index !== before) this.dispatchEvent(finalEvent('store-gallery-change', { index, count }));
    return index;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'gallery-block': GalleryBlockElement;
  }
}
