import { membersOf } from '../../core/shared/index.ts';

/** The longest wait for the content of an overlay. Source: docs/behaviour/interface.md §3.9 */
const DRAWING_LIMIT_MS = 2_000;

/** The size must be stable for this long. */
const CALM_MS = 100;

const BUSY = '[aria-busy="true"]';

/** The wait for a drawn overlay. */
export interface Drawing {
  /** Takes part in layout, visible or not. */
  readonly panel: HTMLElement;
  /** Contains the author's content. */
  readonly overlay: HTMLElement;
  /** Aborts the wait. */
  readonly signal: AbortSignal;
  /** Called once, at the latest after the limit. */
  readonly action: () => void;
}

/**
 * Waits until the content of an overlay is drawn: pictures are loaded, tags ready, none busy, and the size is
 * stable. Runs the action synchronously if there is nothing to wait for.
 * @param drawing the overlay and the action
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

/** A lazy picture below the edge of the card may never load. */
function isLoaded({ complete, loading }: HTMLImageElement): boolean {
  return complete || loading === 'lazy';
}

/** Reads `ready` of each tag, including tags of another copy of the script. */
function createReadiness(overlay: HTMLElement): () => boolean {
  const ready = new Map<Element, boolean>();
  const ask = async (tag: Element & { readonly ready?: unknown }) => {
    ready.set(tag, false);
    // The tag reports a failure itself.
    await Promise.allSettled([tag.ready]);
    ready.set(tag, true);
  };
  return () => {
    const tags = [...overlay.querySelectorAll('*')].filter((node) => membersOf(node).localName.includes('-'));
    for (const tag of tags) if (!ready.has(tag) && tag.matches(':defined')) void ask(tag);
    return tags.every((tag) => ready.get(tag) && !tag.shadowRoot?.querySelector(BUSY));
  };
}
