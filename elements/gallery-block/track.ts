/** What hears of a row of slides. */
interface TrackParts {
  /** The element that scrolls. */
  readonly scroller: HTMLElement;
  /** The slides, in their order; all of one width. */
  readonly getSlides: () => readonly Element[];
  /** Called with the slide in sight, counted from 0, while the visitor scrolls. */
  readonly onIndex: (index: number) => void;
  /** Called when nothing moves any more. */
  readonly onSettled: () => void;
  readonly signal: AbortSignal;
}

/** Scrolls to a slide, counted from 0. */
export type ShowSlide = (index: number, isSmooth: boolean) => void;

/** Scrolling by hand ends what a button has begun. */
const BY_HAND = ['wheel', 'touchstart', 'pointerdown'] as const;

/** Nothing has scrolled for so long where browsers do not say that they have ended (Safari before 26.2). */
const SETTLED_MS = 200;

/** Where a slide cannot be brought at all, the one that is there counts. */
const MAX_CORRECTIONS = 3;

/**
 * Reads and scrolls a row of slides.
 * @param parts the row, and who hears of it
 */
export function followTrack({ scroller, getSlides, onIndex, onSettled, signal }: TrackParts): ShowSlide {
  /** The slide that a button has asked for, as long as it is on its way. */
  let wanted: number | null = null;
  let triesLeft = 0;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  // From right to left browsers count down from 0.
  const getDirection = () => (getComputedStyle(scroller).direction === 'rtl' ? -1 : 1);
  function getIndex(): number {
    const slides = getSlides();
    const index = Math.round((scroller.scrollLeft * getDirection()) / (pitchOf(slides) || Infinity));
    // Some browsers let a row be pulled beyond its ends.
    return Math.max(0, Math.min(index, slides.length - 1));
  }
  function scrollTo(index: number, behavior: ScrollBehavior): void {
    scroller.scrollTo({ left: index * pitchOf(getSlides()) * getDirection(), behavior });
  }
  function settle(): void {
    clearTimeout(timer);
    if (signal.aborted) return;
    if (wanted !== null && wanted !== getIndex() && triesLeft > 0) {
      timer = setTimeout(correct, SETTLED_MS);
      return;
    }
    wanted = null;
    onIndex(getIndex());
    onSettled();
  }
  // What is laid out anew on the way makes browsers snap to the slide before, and an end may be that of a scroll before.
  function correct(): void {
    triesLeft -= 1;
    if (wanted !== null) scrollTo(wanted, 'instant');
    timer = setTimeout(settle, SETTLED_MS);
  }
  function onScroll(): void {
    clearTimeout(timer);
    timer = setTimeout(settle, SETTLED_MS);
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      if (wanted === null && !signal.aborted) onIndex(getIndex());
    });
  }
  const options = { passive: true, signal };
  scroller.addEventListener('scroll', onScroll, options);
  scroller.addEventListener('scrollend', settle, options);
  for (const type of BY_HAND) {
    scroller.addEventListener(
      type,
      () => {
        wanted = null;
      },
      options,
    );
  }
  return (index, isSmooth) => {
    wanted = index;
    triesLeft = MAX_CORRECTIONS;
    scrollTo(index, isSmooth ? 'smooth' : 'instant');
    // Where it stands there already, nothing scrolls.
    clearTimeout(timer);
    timer = setTimeout(settle, SETTLED_MS);
  };
}

/** From the start of one slide to the start of the next, in px; 0 where there is one, or nothing is laid out. */
function pitchOf([first, second]: readonly Element[]): number {
  if (!first || !second) return 0;
  return Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left);
}
