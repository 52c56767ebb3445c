/** The key in the state of a lightbox's history entry. */
const MARK = 'storeLightbox';

/** A duplicated tab may have no previous entry. */
const LEAVING_MS = 1000;

/** Resolves when no history navigation is pending. */
let leaving: Promise<unknown> = Promise.resolve();

/** What a history entry of a lightbox needs. */
interface HistoryParts {
  /** The prefix of this gallery's fragments. */
  readonly prefix: string;
  /** The fragment of the picture that opens. */
  readonly fragment: string;
  /** Called when the visitor navigates to another fragment. */
  readonly onMoved: (fragment: string) => void;
  readonly signal: AbortSignal;
}

/** The history entry of a lightbox. */
export interface LightboxEntry {
  /** Another picture is shown. */
  readonly move: (fragment: string) => void;
  /** The lightbox has closed: removes the entry, unless the visitor has left it already. */
  readonly leave: () => void;
}

/**
 * Waits until the entry of a lightbox is removed: before that, Back would close the next lightbox.
 */
export async function untilEntryLeft(): Promise<void> {
  await leaving;
}

/**
 * Creates the history entry of a lightbox, so that Back closes it; reuses the entry that has the picture's URL
 * already.
 * @param parts the picture, and the callback for Back
 * @throws DOMException where the browser refuses, for example after too many entries
 * Source: docs/behaviour/galleries.md §4.4
 */
export function enterHistory({ prefix, fragment, onMoved, signal }: HistoryParts): LightboxEntry {
  if (location.hash !== fragment)
    history.pushState({ ...stateObject(), [MARK]: true }, '', pageWith(fragment));
  const onPopState = () => {
    onMoved(location.hash);
  };
  addEventListener('popstate', onPopState, { signal });
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

/** A fragment alone would resolve against the page's `<base>`. */
function pageWith(fragment: string): string {
  const [page = ''] = location.href.split('#', 1);
  return page + fragment;
}
