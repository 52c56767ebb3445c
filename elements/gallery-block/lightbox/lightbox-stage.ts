import { hideVisually, signStyles, wholeStyles } from '../../ui/index.ts';
import { moveOf } from '../keys.ts';
import { positionText, slideLabel, wrapAround } from '../position.ts';
import { prefersStillness } from '../../../core/interface/index.ts';
import { Track } from '../track.ts';
import { createButton, turnInto } from './create-button.ts';
import { createSlide, type LightboxSlide } from './create-slide.ts';
import { listenToGestures } from './listen-to-gestures.ts';
import type { LightboxItem } from './lightbox-items.ts';
import { lightboxStyles } from './lightbox-styles.ts';
import type { PictureZoom } from './picture-zoom.ts';
import { createPull } from './pull-down.ts';
import { zoomByKey } from './zoom-keys.ts';

/** Elements that have clicks of their own, or are read. */
const NOT_BESIDE = 'img, video, audio, iframe, button, figcaption, [data-zoomed]';

/** What a stage needs. */
interface StageParts {
  readonly items: readonly LightboxItem[];
  /** Called with the index of the picture that is shown, counted from 0. */
  readonly onIndex: (index: number) => void;
  /** The visitor has clicked beside the pictures, or pulled them down. */
  readonly onLeave: () => void;
  readonly signal: AbortSignal;
}

/** The pictures of the lightbox in a row, one visible at a time. */
export class LightboxStage {
  /** The scroll container, which takes the focus. */
  readonly track = document.createElement('div');
  readonly #place: HTMLElement;
  readonly #parts: StageParts;
  readonly #slides: readonly LightboxSlide[];
  readonly #position = document.createElement('p');
  readonly #status = document.createElement('p');
  readonly #zoomButton = createButton('zoomIn', () => {
    this.#zoom?.toggle();
    this.#announceZoom();
  });
  readonly #track: Track;
  #index = -1;

  /**
   * Builds the pictures; none loads before `show`.
   * @param place an empty node for them
   * @param parts the pictures and callbacks
   */
  constructor(place: HTMLElement, parts: StageParts) {
    this.#place = place;
    this.#parts = parts;
    this.#slides = parts.items.map((item) => createSlide(item, this.#announceZoom));
    const { track } = this;
    track.tabIndex = 0;
    track.setAttribute('role', 'group');
    track.dataset['part'] = 'track';
    track.append(...this.#slides.map(({ node }) => node));
    this.#position.dataset['part'] = 'position';
    this.#position.ariaHidden = 'true';
    this.#position.dir = 'auto';
    this.#status.ariaLive = 'polite';
    hideVisually(this.#status);
    const root = place.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [wholeStyles, signStyles, lightboxStyles].flatMap(
      ({ styleSheet }) => styleSheet ?? [],
    );
    root.append(this.#position, this.#status, this.#zoomButton, track, ...this.#createArrows());
    const nodes = this.#slides.map(({ node }) => node);
    for (const node of nodes) node.inert = true;
    this.#track = new Track({
      scroller: track,
      getSlides: () => nodes,
      isOneByOne: () => true,
      onIndex: (index) => {
        this.#setIndex(index);
      },
      onSettled: () => undefined,
      signal: parts.signal,
    });
    track.addEventListener('click', ({ target }) => {
      const isBeside = target instanceof Element && !target.closest(NOT_BESIDE);
      if (isBeside) parts.onLeave();
    });
    this.#onZoom();
  }

  /**
   * Shows a picture without animation.
   * @param index from 0
   */
  show(index: number): void {
    this.#setIndex(index);
    this.#track.show(index, false);
  }

  /** Plays the visible slide, if it is an embedded video. */
  play(): void {
    this.#slides[this.#index]?.play?.();
  }

  /**
   * Handles keys that zoom or navigate.
   * @param event a `keydown` anywhere in the dialog
   */
  onKey(event: KeyboardEvent): void {
    if (this.#zoom && zoomByKey(event, this.#zoom)) {
      this.#announceZoom();
      event.preventDefault();
      return;
    }
    const move = moveOf(event, getComputedStyle(this.#place).direction === 'rtl');
    if (!move) return;
    const targets = { previous: this.#index - 1, next: this.#index + 1, first: 0, last: -1 };
    // A key that is held moves on with each frame: an animation could not follow.
    this.#go(targets[move], false);
    event.preventDefault();
  }

  get #zoom(): PictureZoom | null {
    const zoom = this.#slides[this.#index]?.zoom ?? null;
    return zoom?.isLost === true ? null : zoom;
  }

  #createArrows(): readonly HTMLElement[] {
    if (this.#slides.length < 2) return [];
    const previous = createButton('previous', () => {
      this.#go(this.#index - 1);
    });
    const next = createButton('next', () => {
      this.#go(this.#index + 1);
    });
    return [previous, next];
  }

  #onZoom(): void {
    const { signal, onLeave } = this.#parts;
    const pull = createPull(this.#place, onLeave);
    listenToGestures({
      track: this.track,
      getZoom: () => (this.#zoom?.canZoom === true ? this.#zoom : null),
      onZoom: this.#announceZoom,
      onPull: pull.move,
      onLetGo: pull.letGo,
      signal,
    });
    addEventListener('resize', this.#showWhole, { signal });
    signal.addEventListener('abort', () => this.#slides[this.#index]?.stop?.());
  }

  readonly #showWhole = (): void => {
    this.#zoom?.reset();
    this.#announceZoom();
  };

  readonly #announceZoom = (): void => {
    if (this.#zoom === null) this.#takeFocusFrom(this.#zoomButton);
    this.#zoomButton.hidden = this.#zoom === null;
    turnInto(this.#zoomButton, this.#zoom?.isZoomed === true ? 'zoomOut' : 'zoomIn');
  };

  /** Wraps around at both ends. */
  #go(index: number, isSmooth = !prefersStillness()): void {
    const { length } = this.#slides;
    const target = wrapAround(index, length);
    const isNeighbour = Math.abs(target - this.#index) === 1;
    // Reads layout, so it runs before the changes.
    this.#track.show(target, isNeighbour && isSmooth);
    this.#setIndex(target);
  }

  /** Touches only the previous and the new slide, however many there are. */
  #leave(): void {
    const slide = this.#slides[this.#index];
    if (!slide) return;
    this.#takeFocusFrom(slide.node);
    slide.zoom?.reset();
    slide.stop?.();
    slide.node.inert = true;
  }

  /** A hidden focused node would pass the focus to the page below, and keys would stop working. */
  #takeFocusFrom(node: HTMLElement): void {
    const focused = this.#place.shadowRoot?.activeElement ?? null;
    if (node.contains(focused)) this.track.focus({ preventScroll: true });
  }

  #enter(): void {
    const slide = this.#slides[this.#index];
    if (slide) slide.node.inert = false;
    const count = this.#slides.length;
    // The neighbours on both sides, wrapping around.
    for (const step of [0, 1, -1]) this.#slides[wrapAround(this.#index + step, count)]?.fetch();
  }

  #setIndex(index: number): void {
    const item = this.#parts.items[index];
    if (!item || index === this.#index) return;
    this.#leave();
    this.#index = index;
    this.#enter();
    this.#announceZoom();
    const count = this.#slides.length;
    const label = slideLabel(item.name, index, count);
    this.track.ariaLabel = label;
    this.#status.textContent = label;
    this.#position.textContent = positionText(index, count);
    this.#parts.onIndex(index);
  }
}
