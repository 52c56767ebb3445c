import { markupFaults, readPicture, type Picture } from '../../core/images/index.ts';
import { parseJson } from '../../core/json/index.ts';
import type { ProductModel } from '../../core/product/index.ts';
import { faceOf, StoreElement, warnAuthor } from '../host/index.ts';
import { baseStyles } from '../ui/index.ts';
import { productAround } from '../product/index.ts';
import { imageAttributes } from './attributes.ts';
import { lookOf, type ImageLook } from './content.ts';
import { dressAuthors } from './dress-authors.ts';
import { ImageFace } from './face.tsx';
import { backgroundOf, frameStyles } from './frame-styles.ts';
import { followProduct } from './follow-product.ts';
import { markupOf } from './markup-of.ts';
import { ImageModel } from './model.ts';
import { imageStyles } from './styles.ts';

/**
 * Shows an image in the width that its place needs, and follows the selected variant. It reserves its space before the
 * image loads. The image is given by attributes, or by the author's own `img` inside.
 * Source: docs/behaviour/images.md §6, §7
 * @tag store-image
 * @slot - the author's own `img` or `picture`
 * @csspart frame - the image's frame
 * @csspart image - the picture
 * @csspart missing - the message for an image that failed to load
 * @csspart preview - the mark of an image whose license is not bought yet
 */
export class StoreImageElement extends StoreElement {
  static override readonly drawing = faceOf(ImageFace);
  static override readonly styles = [baseStyles, imageStyles];
  static override readonly properties = { ...imageAttributes, image: { attribute: 'image' } };

  /** The image's URL: http, https or `data:image`. */
  declare src: string;
  /** The alternative text; empty for a decorative image. */
  declare alt: string | null;
  /** The image's intrinsic width, in px. */
  declare width: number | null;
  /** The image's intrinsic height, in px. */
  declare height: number | null;
  /** The width of its place, as in the `sizes` of an `img`. */
  declare sizes: string;
  /** Its other widths, as in the `srcset` of an `img`. Only for the loader `raw`. */
  declare srcset: string;
  /** Fetches the image before others (`high`) or after them (`low`). */
  declare priority: '' | 'high' | 'low';
  /** The source of its widths: the website builder's image server (`sqs`), or none (`raw`). */
  declare loader: 'sqs' | 'raw';
  /** The point that stays visible when the image is cropped, such as `0.5,0.25`. */
  declare focalPoint: string;
  /** The image as the website builder's content item, as an object or JSON text. Attributes override it. */
  declare image: unknown;

  #frame: HTMLElement = document.createElement('div');
  readonly #model = this.show(StoreImageElement.drawing, new ImageModel());
  #comments: readonly Comment[] = [];
  #given: unknown;
  #json: unknown;
  #picture: Picture | null = null;
  #product: ProductModel | null = null;
  #following = new AbortController();

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    const printed = root.querySelector<HTMLElement>('[part=frame]');
    if (printed) {
      // The first painting there removes the styles.
      printed.prepend(...root.querySelectorAll('style,link'));
      this.#frame = printed;
      return root;
    }
    this.#frame.setAttribute('part', 'frame');
    this.#frame.append(document.createElement('slot'));
    root.append(this.#frame);
    return root;
  }

  protected override get stageRoot(): HTMLElement {
    return this.#frame;
  }

  protected override onConnected(): void {
    const { life } = this;
    this.listen(this.#model.$content, this.#markDrawn);
    const options = { signal: life };
    const capture = { signal: life, capture: true };
    const update = () => {
      this.requestUpdate();
    };
    const retry = () => {
      this.#model.retry();
    };
    this.#frame.addEventListener('load', this.#uncover, capture);
    this.#frame.addEventListener('error', this.#fail, capture);
    addEventListener('online', retry, options);
    document.addEventListener('DOMContentLoaded', update, options);
    const observer = new MutationObserver(update);
    observer.observe(this, { childList: true, subtree: true });
    life.addEventListener('abort', () => {
      observer.disconnect();
      this.#follow(null);
    });
  }

  /** Another place may have another product. */
  protected override onMoved(): void {
    // The author's own picture is switched by the product's block.
    this.#follow(this.#authors ? null : productAround(this, this.#lookAgain));
  }

  protected override changed(): void {
    this.#readItem();
    this.onMoved();
    const authors = this.#authors;
    const isFirst = !this.hasUpdated;
    const look = lookOf(this, this.#picture, authors !== null);
    this.#keepPlace(look);
    this.#model.setLook(look);
    this.#markDrawn();
    if (authors) dressAuthors(authors, look);
    if (isFirst) this.#noticePrinted();
    // The author's content may not be parsed before that.
    if (document.readyState !== 'loading') this.#reportFaults();
  }

  /** Only a picture that we render needs a reserved box. */
  readonly #markDrawn = (): void => {
    this.#frame.toggleAttribute('data-drawn', this.#model.$content.get().state !== 'authors');
  };

  get #authors(): HTMLImageElement | null {
    return this.querySelector('img');
  }

  readonly #lookAgain = (): void => {
    this.guard(() => {
      this.onMoved();
    }, 'product');
  };

  #follow(product: ProductModel | null): void {
    if (product === this.#product) return;
    this.#following.abort();
    this.#following = new AbortController();
    this.#product = product;
    if (product) followProduct(this.#model, product, this.#following.signal);
  }

  #readItem(): void {
    if (this.image === this.#given) return;
    this.#given = this.image;
    this.#json = typeof this.image === 'string' ? parseJson(this.image) : this.image;
    this.#picture = readPicture(this.#json);
    this.#frame.style.background = backgroundOf(this.#picture);
  }

  /** Sets properties of the frame's style: a strict CSP forbids `style` attributes. */
  #keepPlace(look: ImageLook): void {
    const styles = frameStyles(look, this.focalPoint);
    this.#frame.toggleAttribute('data-sized', styles['aspect-ratio'] !== '');
    for (const [name, value] of Object.entries<string>({ ...styles }))
      this.#frame.style.setProperty(name, value);
  }

  /** Placeholder colours would stay visible behind alternative text, or a picture with transparency. */
  readonly #uncover = (): void => {
    this.#frame.style.background = '';
  };

  readonly #fail = (): void => {
    this.#uncover();
    this.#model.setFailed();
  };

  /** A server's picture may have loaded, or failed, before the script. */
  #noticePrinted(): void {
    const image = this.#frame.querySelector('img');
    if (!image?.complete) return;
    if (image.naturalWidth > 0) this.#uncover();
    else this.#fail();
  }

  #reportFaults(): void {
    const faults = markupFaults(
      markupOf(this, {
        authors: this.#authors,
        json: this.#json,
        picture: this.#picture,
        hasProduct: this.#product !== null,
      }),
    );
    for (const comment of this.#comments) comment.remove();
    this.#comments = faults.map(({ severity, sentence }) =>
      document.createComment(` ${severity}: ${sentence} `),
    );
    this.#frame.before(...this.#comments);
    if (faults.length > 0)
      warnAuthor(this, { about: 'markup', sentences: faults.map(({ sentence }) => sentence) });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'store-image': StoreImageElement;
  }
}
