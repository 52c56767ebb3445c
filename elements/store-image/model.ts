import { atom } from 'nanostores';
import type { ProductImage } from '../../core/product/index.ts';
import type { Model } from '../host/index.ts';
import {
  imageContent,
  type ChosenImage,
  type DrawnImage,
  type ImageContent,
  type ImageLook,
} from './content.ts';

/** A picture without a view: its content follows attributes, product and chosen variant. */
export class ImageModel implements Model<ImageContent, null> {
  readonly $content = atom<ImageContent>({ state: 'authors' });
  readonly actions = null;
  #look: ImageLook | null = null;
  #own: ProductImage | null = null;
  #chosen: ChosenImage | null = null;
  /** The URL that failed to load. */
  #failed = '';

  /** The alternative text of the picture that is shown; empty for none. */
  get words(): string {
    const content = this.$content.get();
    return content.state === 'authors' ? '' : content.alt;
  }

  /** Updates the attributes; nothing is shown before the first call. */
  setLook(look: ImageLook): void {
    this.#look = look;
    this.#show();
  }

  /** Sets the product's own picture, for a tag without one. */
  setOwn(own: ProductImage | null): void {
    this.#own = own;
    this.#show();
  }

  /** Shows the picture of the chosen variant, or its own again. */
  setChosen(chosen: ChosenImage | null): void {
    this.#chosen = chosen;
    this.#show();
  }

  /** Builds the content that a picture would have if it were chosen. */
  drawingOf(image: ProductImage): DrawnImage | null {
    return this.#look && imageContent(this.#look, this.#own, { image, ratio: Number.NaN });
  }

  /** The picture failed to load: its alternative text replaces it. */
  setFailed(): void {
    const content = this.$content.get();
    if (content.state !== 'shown') return;
    this.#failed = content.src;
    this.#show();
  }

  /** Tries failed pictures again. */
  retry(): void {
    this.#failed = '';
    this.#show();
  }

  #show(): void {
    if (!this.#look) return;
    const content = imageContent(this.#look, this.#own, this.#chosen);
    const hasFailed = content.state === 'shown' && content.src === this.#failed;
    this.$content.set(hasFailed ? { state: 'failed', alt: content.alt } : content);
  }
}
