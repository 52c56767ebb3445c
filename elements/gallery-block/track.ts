/** What a row of slides needs. */
interface TrackParts {
  /** The scroll container. */
  readonly scroller: HTMLElement;
  /** The slides, in order; all of the same width. */
  readonly getSlides: () => readonly HTMLElement[];
  /** Whether one slide at a time is visible. */
  readonly isOneByOne: () => boolean;
  /** Called with the index of the visible slide, counted from 0, while the visitor scrolls. */
  readonly onIndex: (index: number) => void;
  /** Called when scrolling has ended. */
  readonly onSettled: () => void;
  readonly signal: AbortSignal;
}

/** Scrolling by hand cancels a programmatic scroll. */
const BY_HAND = ['wheel', 'touchstart', 'pointerdown'] as const;

/** Scrolling counts as ended after this time in browsers without `scrollend` (Safari before 26.2). */
const SETTLED_MS = 200;

/** The transition between two slides. */
const GLIDE = { duration: 320, easing: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

/** After this many attempts, the slide that is visible counts. */
const MAX_CORRECTIONS = 3;

/** Reads and scrolls a row of slides. */
export class Track {
  readonly #parts: TrackParts;
  /** The target of a programmatic scroll that has not ended. */
  #target: number | null = null;
  #correctionsLeft = 0;
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #scrolledMs = 0;
  /** A transition in place of scrolling. */
  #glide: { readonly end: () => void } | null = null;

  /** @param parts the row and callbacks */
  constructor(parts: TrackParts) {
    this.#parts = parts;
    const { scroller, signal } = parts;
    const options = { passive: true, signal };
    scroller.addEventListener('scroll', this.#onScroll, options);
    scroller.addEventListener('scrollend', this.#settle, options);
    for (const type of BY_HAND) scroller.addEventListener(type, this.#giveUp, options);
  }

  /**
   * Scrolls to a slide.
   * @param index counted from 0
   * @param isSmooth false to jump
   */
  show(index: number, isSmooth: boolean): void {
    this.#target = index;
    this.#correctionsLeft = MAX_CORRECTIONS;
    if (isSmooth && this.#parts.isOneByOne()) this.#glideTo(index);
    else this.#scrollTo(index, isSmooth ? 'smooth' : 'instant');
    // At the target already, no scroll event fires.
    clearTimeout(this.#timer);
    this.#scrolledMs = performance.now();
    this.#timer = setTimeout(this.#settleWhenStill, SETTLED_MS);
  }

  /**
   * Whether any part of a slide is in the scroll container.
   * @param index counted from 0
   */
  isInSight(index: number): boolean {
    const { scroller, getSlides } = this.#parts;
    const roomPx = Number.parseFloat(getComputedStyle(scroller).paddingInlineStart) || 0;
    const startPx = roomPx + index * this.#pitch - scroller.scrollLeft * this.#direction;
    const widthPx = getSlides()[index]?.offsetWidth ?? 0;
    return startPx + widthPx > 1 && startPx < scroller.clientWidth - 1;
  }

  // In right-to-left pages `scrollLeft` is negative.
  get #direction(): 1 | -1 {
    return getComputedStyle(this.#parts.scroller).direction === 'rtl' ? -1 : 1;
  }

  get #pitch(): number {
    return pitchOf(this.#parts.getSlides());
  }

  get #index(): number {
    const { scroller, getSlides } = this.#parts;
    const index = Math.round((scroller.scrollLeft * this.#direction) / (this.#pitch || Infinity));
    // Some browsers allow overscrolling.
    return Math.max(0, Math.min(index, getSlides().length - 1));
  }

  #scrollTo(index: number, behavior: ScrollBehavior): void {
    const { scroller } = this.#parts;
    scroller.scrollTo({ left: index * this.#pitch * this.#direction, behavior });
  }

  /**
   * Scrolls instantly and animates two slides: an animation costs the main thread nothing, scrolling costs
   * each frame.
   */
  #glideTo(index: number): void {
    this.#glide?.end();
    const { scroller, getSlides } = this.#parts;
    const slides = getSlides();
    const before = this.#index;
    const pitch = this.#pitch;
    if (before === index || pitch === 0) return;
    const step = Math.sign(index - before) * pitch * this.#direction;
    const way = (index - before) * pitch * this.#direction;
    const moved = [
      slides[before]?.animate({ translate: [`${way}px`, `${way - step}px`] }, GLIDE),
      slides[index]?.animate({ translate: [`${step}px`, '0'] }, GLIDE),
    ];
    // Scroll snapping follows the animated positions.
    scroller.style.scrollSnapType = 'none';
    const end = () => {
      if (this.#glide?.end !== end) return;
      this.#glide = null;
      for (const each of moved) each?.cancel();
      scroller.style.scrollSnapType = '';
      this.#settle();
    };
    this.#glide = { end };
    for (const type of ['finish', 'cancel']) moved[1]?.addEventListener(type, end);
    this.#scrollTo(index, 'instant');
  }

  #settleSoon(step: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(step, SETTLED_MS);
  }

  readonly #settle = (): void => {
    const { signal, onIndex, onSettled } = this.#parts;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (signal.aborted || this.#glide) return;
    if (this.#target !== null && this.#target !== this.#index && this.#correctionsLeft > 0) {
      this.#settleSoon(this.#correct);
      return;
    }
    this.#target = null;
    onIndex(this.#index);
    onSettled();
  };

  /** One timer for all scroll events. */
  readonly #settleWhenStill = (): void => {
    const restMs = this.#scrolledMs + SETTLED_MS - performance.now();
    if (restMs > 0) this.#timer = setTimeout(this.#settleWhenStill, restMs);
    else this.#settle();
  };

  // A relayout during the scroll snaps to the previous slide, and a `scrollend` may belong to an earlier scroll.
  readonly #correct = (): void => {
    this.#correctionsLeft -= 1;
    if (this.#target !== null) this.#scrollTo(this.#target, 'instant');
    this.#settleSoon(this.#settle);
  };

  readonly #onScroll = (): void => {
    this.#scrolledMs = performance.now();
    this.#timer ??= setTimeout(this.#settleWhenStill, SETTLED_MS);
    if (this.#target !== null || this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      const { signal, onIndex } = this.#parts;
      if (this.#target === null && !signal.aborted) onIndex(this.#index);
    });
  };

  readonly #giveUp = (): void => {
    this.#target = null;
    this.#glide?.end();
  };
}

/**
 * Measures the distance between the starts of two slides. Scroll positions are in layout pixels, which transforms of the
 * page do not change; `getBoundingClientRect` is in those of the screen.
 * @param slides in order
 * @returns the distance, in px; 0 with one slide or without layout
 */
export function pitchOf(slides: readonly HTMLElement[]): number {
  const last = slides.at(-1);
  if (!last || slides.length < 2) return 0;
  // Positions of the author's figures and of those of a document do not compare.
  const from = slides.findIndex(({ offsetParent }) => offsetParent === last.offsetParent);
  const first = slides[from];
  // Positions are whole pixels: the longest distance has the smallest error.
  if (first && first !== last)
    return Math.abs(last.offsetLeft - first.offsetLeft) / (slides.length - 1 - from);
  return pitchOf(slides.slice(0, -1)) || slideWidthOf(last);
}

/** With the space after it. */
function slideWidthOf(slide: HTMLElement): number {
  return (
    slide.offsetWidth + (Number.parseFloat(getComputedStyle(slide.parentElement ?? slide).columnGap) || 0)
  );
}
