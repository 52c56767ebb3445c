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

/** A picture without a face: what is drawn of what its author, its product and the visitor's choice say. */
export class ImageModel implements Model<ImageContent, null> {
  readonly $content = atom<ImageContent>({ state: 'authors' });
  readonly actions = null;
  #look: ImageLook | null = null;
  #own: ProductImage | null = null;
  #chosen: ChosenImage | null = null;
  /** The address that did not load. */
  #failed = '';

  /** What screen readers say of the picture that is shown; empty for none. */
  get words(): string {
    const content = this.$content.get();
    return content.state === 'authors' ? '' : content.alt;
  }

  /** Takes what the attributes say; nothing is shown before the first call. */
  setLook(look: ImageLook): void {
    this.#look = look;
    this.#show();
  }

  /** Takes the product's own picture, for a tag without one. */
  setOwn(own: ProductImage | null): void {
    this.#own = own;
    this.#show();
  }

  /** Shows the picture of what is chosen, or its own again. */
  setChosen(chosen: ChosenImage | null): void {
    this.#chosen = chosen;
    this.#show();
  }

  /** Tells how a picture would be drawn if it were chosen. */
  drawingOf(image: ProductImage): DrawnImage | null {
    return this.#look && imageContent(this.#look, this.#own, { image, ratio: Number.NaN });
  }

  /** The picture that is shown did not load: its words take its place. */
  setFailed(): void {
    const content = this.$content.get();
    if (content.state !== 'shown') return;
    this.#failed = content.src;
    this.#show();
  }

  /** What did not load is tried once more. */
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
