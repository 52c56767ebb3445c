import { atom } from 'nanostores';
import type { Model } from '../host/index.ts';
import type { GalleryContent } from './content.ts';
import { positionText, wrapAround } from './position.ts';
import { Rotation, type RotationHold } from './rotation.ts';

/** The visitor's actions. */
export interface GalleryActions {
  readonly previous: () => void;
  readonly next: () => void;
  /** Shows a slide, counted from 0. */
  readonly choose: (index: number) => void;
  /** Pauses or resumes the slides. */
  readonly togglePlaying: () => void;
}

/** The tag's attributes that affect the model. */
export interface GalleryOptions {
  /** Whether its pictures are shown one after another. */
  readonly isMoving: boolean;
  readonly autoplay: boolean;
  /** In seconds. */
  readonly autoplayDuration: number;
  readonly controls: boolean;
}

/** What the model needs from its shell. */
export interface GalleryModelParts {
  /** Scrolls a slide into view. */
  readonly show: (index: number) => void;
  /** Whether the visitor prefers reduced motion. */
  readonly prefersStillness: boolean;
}

/**
 * A gallery without its pictures: the active slide and the controls.
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
   * @param parts scrolls to slides
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

  /** The index of the active slide, counted from 0. */
  get index(): number {
    return this.#index;
  }

  /** Updates the attributes. */
  setOptions(options: GalleryOptions): void {
    this.#options = options;
    this.#refresh();
  }

  /**
   * Updates the number of slides.
   * @param count how many there are
   * @param index the active one, counted from 0; the same as before by default
   */
  setCount(count: number, index = this.#index): void {
    this.#count = count;
    this.#index = Math.max(0, Math.min(index, count - 1));
    this.#refresh();
  }

  /** A slide became visible, by any cause. */
  setActive(index: number): void {
    if (index === this.#index) return;
    this.#index = index;
    this.#rotation.begin();
    this.#refresh();
  }

  /** Pauses the rotation for a reason, until it is released. */
  hold(reason: RotationHold): void {
    this.#rotation.hold(reason);
  }

  /** Removes a reason to pause. */
  release(reason: RotationHold): void {
    this.#rotation.release(reason);
  }

  /** Stops until the visitor starts it again: the keyboard focus has entered. */
  stopPlaying(): void {
    // The focus that returns from the lightbox has not entered.
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

  /** Wraps around at both ends. */
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
