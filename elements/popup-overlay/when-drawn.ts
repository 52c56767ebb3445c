/** The longest that an overlay waits for what stands in it. Source: docs/behaviour/interface.md §3.9 */
const DRAWING_LIMIT_MS = 2_000;

/** So long tags have kept their size once they are done. */
const CALM_MS = 100;

const BUSY = '[aria-busy="true"]';

/** What is waited for. */
export interface Drawing {
  /** Takes part in the layout, seen or not. */
  readonly panel: HTMLElement;
  /** Holds what its author has written. */
  readonly overlay: HTMLElement;
  /** Ends the waiting. */
  readonly signal: AbortSignal;
  /** Called once, at the latest when the limit is over. */
  readonly action: () => void;
}

/**
 * Waits until what stands in an overlay is drawn: pictures are there, tags work, none is busy, and its size is settled. Where
 * there is nothing to wait for, the action follows at once.
 * @param drawing what is waited for, and what to do then
 * Source: docs/behaviour/interface.md §3.9
 */
export function whenDrawn({ panel, overlay, signal, action }: Drawing): void {
  const areReady = createReadiness(overlay);
  let frame = 0;
  let height = -1;
  let calmSinceMs = 0;
  const isCalm = (nowMs: number) => {
    if (!areReady() || !isDone(overlay) || panel.offsetHeight !== height) {
      height = panel.offsetHeight;
      calmSinceMs = nowMs;
    }
    return nowMs - calmSinceMs >= CALM_MS;
  };
  const look = () => {
    if (isCalm(performance.now())) finish();
    else frame = requestAnimationFrame(look);
  };
  const stop = () => {
    clearTimeout(limit);
    cancelAnimationFrame(frame);
  };
  const finish = () => {
    stop();
    signal.removeEventListener('abort', stop);
    action();
  };
  const limit = setTimeout(finish, DRAWING_LIMIT_MS);
  if (areReady() && isDone(overlay)) {
    finish();
    return;
  }
  signal.addEventListener('abort', stop);
  look();
}

function isDone(overlay: HTMLElement): boolean {
  return (
    !overlay.querySelector(`:not(:defined), ${BUSY}`) && [...overlay.querySelectorAll('img')].every(isLoaded)
  );
}

/** One that is lazy may never be, below the edge of the card. */
function isLoaded({ complete, loading }: HTMLImageElement): boolean {
  return complete || loading === 'lazy';
}

/** Asks each tag whether it works, also those of another copy of the script. */
function createReadiness(overlay: HTMLElement): () => boolean {
  const ready = new Map<Element, boolean>();
  const ask = async (tag: Element & { readonly ready?: unknown }) => {
    ready.set(tag, false);
    // How it ended is the tag's to tell.
    await Promise.allSettled([tag.ready]);
    ready.set(tag, true);
  };
  return () => {
    const tags = [...overlay.querySelectorAll('*')].filter(({ localName }) => localName.includes('-'));
    for (const tag of tags) if (!ready.has(tag) && tag.matches(':defined')) void ask(tag);
    return tags.every((tag) => ready.get(tag) && !tag.shadowRoot?.querySelector(BUSY));
  };
}
