/** What hears of a row of slides. */
interface TrackParts {
  /** The element that scrolls. */
  readonly scroller: HTMLElement;
  /** The slides, in their order; all of one width. */
  readonly getSlides: () => readonly Element[];
  /** Whether one slide at a time is in sight. */
  readonly isOneByOne: () => boolean;
  /** Called with the slide in sight, counted from 0, while the visitor scrolls. */
  readonly onIndex: (index: number) => void;
  /** Called when nothing moves any more. */
  readonly onSettled: () => void;
  readonly signal: AbortSignal;
}

/** Scrolling by hand ends what a button has begun. */
const BY_HAND = ['wheel', 'touchstart', 'pointerdown'] as const;

/** Nothing has scrolled for so long where browsers do not say that they have ended (Safari before 26.2). */
const SETTLED_MS = 200;

/** How one slide makes room for another. */
const GLIDE = { duration: 320, easing: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

/** Where a slide cannot be brought at all, the one that is there counts. */
const MAX_CORRECTIONS = 3;

/** Reads and scrolls a row of slides. */
export class Track {
  readonly #parts: TrackParts;
  /** The slide that a button has asked for, as long as it is on its way. */
  #wanted: number | null = null;
  #correctionsLeft = 0;
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #scrolledMs = 0;
  /** What moves instead of the row; on its way, slides do not stand where they are laid out. */
  #glide: { readonly pitch: number; readonly end: () => void } | null = null;

  /** @param parts the row, and who hears of it */
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
   * @param isSmooth false to be there at once
   */
  show(index: number, isSmooth: boolean): void {
    this.#wanted = index;
    this.#correctionsLeft = MAX_CORRECTIONS;
    if (isSmooth && this.#parts.isOneByOne()) this.#glideTo(index);
    else this.#scrollTo(index, isSmooth ? 'smooth' : 'instant');
    // Where it stands there already, nothing scrolls.
    clearTimeout(this.#timer);
    this.#scrolledMs = performance.now();
    this.#timer = setTimeout(this.#settleWhenStill, SETTLED_MS);
  }

  // From right to left browsers count down from 0.
  get #direction(): 1 | -1 {
    return getComputedStyle(this.#parts.scroller).direction === 'rtl' ? -1 : 1;
  }

  get #pitch(): number {
    return this.#glide?.pitch ?? pitchOf(this.#parts.getSlides());
  }

  get #index(): number {
    const { scroller, getSlides } = this.#parts;
    const index = Math.round((scroller.scrollLeft * this.#direction) / (this.#pitch || Infinity));
    // Some browsers let a row be pulled beyond its ends.
    return Math.max(0, Math.min(index, getSlides().length - 1));
  }

  #scrollTo(index: number, behavior: ScrollBehavior): void {
    const { scroller } = this.#parts;
    scroller.scrollTo({ left: index * this.#pitch * this.#direction, behavior });
  }

  /** The row is there at once, and two slides seem to move: that costs the page nothing on the way, where scrolling costs each frame. */
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
    // Rows stop where slides seem to be.
    scroller.style.scrollSnapType = 'none';
    const end = () => {
      if (this.#glide?.end !== end) return;
      this.#glide = null;
      for (const each of moved) each?.cancel();
      scroller.style.scrollSnapType = '';
      this.#settle();
    };
    this.#glide = { pitch, end };
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
    if (this.#wanted !== null && this.#wanted !== this.#index && this.#correctionsLeft > 0) {
      this.#settleSoon(this.#correct);
      return;
    }
    this.#wanted = null;
    onIndex(this.#index);
    onSettled();
  };

  /** One timer for all that is scrolled. */
  readonly #settleWhenStill = (): void => {
    const restMs = this.#scrolledMs + SETTLED_MS - performance.now();
    if (restMs > 0) this.#timer = setTimeout(this.#settleWhenStill, restMs);
    else this.#settle();
  };

  // What is laid out anew on the way makes browsers snap to the slide before, and an end may be that of a scroll before.
  readonly #correct = (): void => {
    this.#correctionsLeft -= 1;
    if (this.#wanted !== null) this.#scrollTo(this.#wanted, 'instant');
    this.#settleSoon(this.#settle);
  };

  readonly #onScroll = (): void => {
    this.#scrolledMs = performance.now();
    this.#timer ??= setTimeout(this.#settleWhenStill, SETTLED_MS);
    if (this.#wanted !== null || this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      const { signal, onIndex } = this.#parts;
      if (this.#wanted === null && !signal.aborted) onIndex(this.#index);
    });
  };

  readonly #giveUp = (): void => {
    this.#wanted = null;
    this.#glide?.end();
  };
}

/** From the start of one slide to the start of the next, in px; 0 where there is one, or nothing is laid out. */
function pitchOf([first, second]: readonly Element[]): number {
  if (!first || !second) return 0;
  return Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left);
}
