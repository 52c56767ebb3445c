import { atom } from 'nanostores';
import type { Model } from '../host/index.ts';
import type { GalleryContent } from './content.ts';
import { positionText, wrapAround } from './position.ts';
import { Rotation, type RotationHold } from './rotation.ts';

/** What a visitor can do. */
export interface GalleryActions {
  readonly previous: () => void;
  readonly next: () => void;
  /** Shows a slide, counted from 0. */
  readonly choose: (index: number) => void;
  /** Stops the slides, or lets them play. */
  readonly togglePlaying: () => void;
}

/** How a gallery is steered; the tag's attributes. */
export interface GalleryOptions {
  /** Whether its pictures come one after another. */
  readonly isMoving: boolean;
  readonly autoplay: boolean;
  /** In seconds. */
  readonly autoplayDuration: number;
  readonly controls: boolean;
}

/** What the model needs from its shell. */
export interface GalleryModelParts {
  /** Brings a slide into sight. */
  readonly show: (index: number) => void;
  /** Whether the visitor has asked for less motion. */
  readonly prefersStillness: boolean;
}

/**
 * A gallery without its pictures: which one is shown, and what steers them.
 * Source: docs/behaviour/galleries.md §2
 */
export class GalleryModel implements Model<GalleryContent, GalleryActions> {
  readonly $content = atom<GalleryContent>({ state: 'still' });
  readonly $states = atom<readonly string[]>([]);
  readonly #parts: GalleryModelParts;
  readonly #rotation: Rotation;
  #options: GalleryOptions | null = null;
  #count = 0;
  #index = 0;

  /**
   * Creates the model of one gallery.
   * @param parts what brings a slide into sight
   */
  constructor(parts: GalleryModelParts) {
    this.#parts = parts;
    this.#rotation = new Rotation({
      turn: () => {
        this.#go(this.#index + 1);
      },
      isStopped: parts.prefersStillness,
    });
  }

  readonly actions: GalleryActions = {
    previous: () => {
      this.#go(this.#index - 1);
    },
    next: () => {
      this.#go(this.#index + 1);
    },
    choose: (index) => {
      this.#go(index);
    },
    togglePlaying: () => {
      this.#rotation.toggle();
      this.#refresh();
    },
  };

  /** The slide that is shown, counted from 0. */
  get index(): number {
    return this.#index;
  }

  /** Takes what the attributes say. */
  setOptions(options: GalleryOptions): void {
    this.#options = options;
    this.#refresh();
  }

  /** Takes how many slides there are. */
  setCount(count: number): void {
    this.#count = count;
    this.#index = Math.max(0, Math.min(this.#index, count - 1));
    this.#refresh();
  }

  /** A slide has come into sight, whoever brought it. */
  setActive(index: number): void {
    if (index === this.#index) return;
    this.#index = index;
    this.#rotation.begin();
    this.#refresh();
  }

  /** Nothing turns as long as somebody is looking closely, or nobody is looking at all. */
  hold(reason: RotationHold): void {
    this.#rotation.hold(reason);
  }

  /** One reason less to stand still. */
  release(reason: RotationHold): void {
    this.#rotation.release(reason);
  }

  /** Stands still until the visitor asks for more: somebody has come in with the keyboard. */
  stopPlaying(): void {
    // The focus that comes back from over the page has not come in.
    if (this.#rotation.isHeldBy('lightbox')) return;
    this.#rotation.stop();
    this.#refresh();
  }

  /** The element was removed. */
  stop(): void {
    this.#rotation.hold('away');
  }

  /** The element was inserted into the page. */
  start(): void {
    this.#rotation.release('away');
  }

  /** After the last one comes the first. */
  #go(index: number): void {
    const count = this.#count;
    if (count === 0) return;
    const target = wrapAround(index, count);
    this.setActive(target);
    this.#parts.show(target);
  }

  #refresh(): void {
    const options = this.#options;
    if (!options?.isMoving || this.#count < 2) {
      this.#rotation.setDuration(null);
      this.$content.set({ state: 'still' });
      this.$states.set([]);
      return;
    }
    this.#rotation.setDuration(options.autoplay ? options.autoplayDuration * 1000 : null);
    const isPlaying = options.autoplay ? !this.#rotation.isStopped : null;
    this.$content.set({
      state: 'moving',
      isPlaying,
      hasControls: options.controls,
      positionText: positionText(this.#index, this.#count),
    });
    this.$states.set(isPlaying === null ? [] : [isPlaying ? 'playing' : 'paused']);
  }
}
