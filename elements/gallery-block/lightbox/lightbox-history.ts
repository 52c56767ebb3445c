/** In the state of the entry that a lightbox has made. */
const MARK = 'storeLightbox';

/** A copy of a tab may have nothing to go back to. */
const LEAVING_MS = 1000;

/** Resolves when no entry is being left. */
let leaving: Promise<unknown> = Promise.resolve();

/** How a lightbox stands in the history. */
interface HistoryParts {
  /** What the fragments of this gallery begin with. */
  readonly prefix: string;
  /** The fragment of the picture that opens. */
  readonly fragment: string;
  /** Called when the visitor has gone to another fragment. */
  readonly onMoved: (fragment: string) => void;
  readonly signal: AbortSignal;
}

/** The entry of a lightbox. */
export interface LightboxEntry {
  /** Another picture is shown. */
  readonly move: (fragment: string) => void;
  /** The lightbox has closed: the entry goes, unless the visitor has left it already. */
  readonly leave: () => void;
}

/**
 * Waits until the entry of a lightbox has been left: until then Back would close the next one.
 */
export async function untilEntryLeft(): Promise<void> {
  await leaving;
}

/**
 * Makes the entry of a lightbox, by which Back closes it; where the page's address is that of the picture already, there
 * is one.
 * @param parts the picture, and who hears of Back
 * @throws DOMException where the browser refuses, such as after very many entries
 * Source: docs/behaviour/galleries.md §4.4
 */
export function enterHistory({ prefix, fragment, onMoved, signal }: HistoryParts): LightboxEntry {
  if (location.hash !== fragment)
    history.pushState({ ...stateObject(), [MARK]: true }, '', pageWith(fragment));
  const hear = () => {
    onMoved(location.hash);
  };
  addEventListener('popstate', hear, { signal });
  return {
    move: (to) => {
      if (location.hash !== to) history.replaceState(history.state, '', pageWith(to));
    },
    leave: () => {
      if (!location.hash.startsWith(prefix)) return;
      if (stateObject()[MARK] !== true) {
        history.replaceState(history.state, '', pageWith(''));
        return;
      }
      leaving = new Promise((resolve) => {
        addEventListener('popstate', resolve, { once: true, signal: AbortSignal.timeout(LEAVING_MS) });
        setTimeout(resolve, LEAVING_MS);
      });
      history.back();
    },
  };
}

function stateObject(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? (state as Readonly<Record<string, unknown>>) : {};
}

/** Not the fragment alone: that would be resolved against a page's `<base>`. */
function pageWith(fragment: string): string {
  const [page = ''] = location.href.split('#', 1);
  return page + fragment;
}
