import { membersOf, outerElement } from '../shared/index.ts';
import { assert } from '../errors/index.ts';
import type { Frames } from './frames.ts';
import { toLocal } from './local-distance.ts';
import { prefersStillness } from './prefers-stillness.ts';
import { tween } from './tween.ts';

/** Source: docs/behaviour/interface.md §4.3 */
const SCROLLING = { offsetPx: 30, maxDurationMs: 50 } as const;

/** How an element is brought into view. */
export interface ScrollOptions {
  /** The space above it, in px. Default: 30. */
  readonly offsetPx?: number;
  /** At most 50 ms, which is the default. */
  readonly durationMs?: number;
  /** Ends it where it is. */
  readonly signal?: AbortSignal | undefined;
  /** Default: the browser's. */
  readonly frames?: Frames;
}

/**
 * Scrolls an element into view; instantly for visitors who prefer reduced motion.
 * @param element any element; one that is in view already, or that is not in the page, scrolls nothing
 * @param options the space above it and the duration
 * @returns resolves when it is there; rejects with the signal's reason
 * @throws AssertionError if the offset or the duration is not finite
 * Source: docs/behaviour/interface.md §4.3
 */
export async function scrollIntoView(
  element: Element,
  { offsetPx = SCROLLING.offsetPx, durationMs = SCROLLING.maxDurationMs, ...options }: ScrollOptions = {},
): Promise<void> {
  assert(Number.isFinite(offsetPx), 'scrollIntoView', 'a finite offset in px', offsetPx);
  assert(Number.isFinite(durationMs), 'scrollIntoView', 'a finite duration in milliseconds', durationMs);
  options.signal?.throwIfAborted();
  const scroller = scrollerOf(element);
  if (!scroller) return;
  const distancePx = distanceTo(element, scroller, offsetPx);
  if (distancePx === 0) return;
  const { scrollTo: scrollScroller, scrollTop: from } = membersOf(scroller);
  // A page may set smooth scrolling, which would restart in each frame.
  const scrollTo = (top: number) => {
    scrollScroller({ top, behavior: 'instant' });
  };
  if (prefersStillness()) scrollTo(from + distancePx);
  else
    await tween(
      (share) => {
        scrollTo(from + distancePx * share);
      },
      { ...options, durationMs: Math.min(durationMs, SCROLLING.maxDurationMs) },
    );
}

function scrollerOf(element: Element): Element | null {
  const { isConnected, ownerDocument } = membersOf(element);
  if (!isConnected) return null;
  const page = ownerDocument.scrollingElement;
  for (let node = outerElement(element); node && node !== page; node = outerElement(node)) {
    const { overflowY } = getComputedStyle(node);
    const { scrollHeight, clientHeight } = membersOf(node);
    if (/auto|scroll/.test(overflowY) && scrollHeight > clientHeight && !isPage(node)) return node;
  }
  return page;
}

/** The body scrolls the page. */
function isPage(node: Element): boolean {
  const { body, documentElement } = membersOf(node).ownerDocument;
  return node === body || node === documentElement;
}

/** How far to scroll, in px; 0 where the element is in view. */
function distanceTo(element: Element, scroller: Element, offsetPx: number): number {
  const { getBoundingClientRect, ownerDocument } = membersOf(element);
  const { top, bottom } = getBoundingClientRect();
  const members = membersOf(scroller);
  const edge = scroller === ownerDocument.scrollingElement ? 0 : members.getBoundingClientRect().top;
  const [topPx, bottomPx] = [top, bottom].map((at) => toLocal(scroller, { x: 0, y: at - edge }).y) as [
    number,
    number,
  ];
  const isInView = topPx >= offsetPx && bottomPx <= members.clientHeight;
  return isInView ? 0 : topPx - offsetPx;
}
