import { PHONE_WIDTH } from '../ui/index.ts';

/** The key in the state of a drawer's history entry. */
const MARK = 'storeCartDrawer';

/** A duplicated tab may have no previous entry. */
const LEAVING_MS = 1_000;

/** Resolves when no entry is being left: otherwise Back would close the next drawer. */
let leaving: Promise<unknown> = Promise.resolve();

/**
 * Adds a history entry for a drawer that fills the screen, so that Back closes it. A drawer that closes otherwise removes its
 * entry.
 * @param close closes the drawer
 * @param signal aborts when it has closed
 * Source: docs/behaviour/cart-drawer.md §3
 */
export function enterHistory(close: () => void, signal: AbortSignal): void {
  if (!matchMedia(PHONE_WIDTH).matches) return;
  void leaving.then(() => {
    if (signal.aborted || !push()) return;
    addEventListener('popstate', close, { signal });
    signal.addEventListener('abort', leaveEntry);
  });
}

/** Removes the entry under the visitor: the page was left with an open drawer, or loaded again. */
export function leaveEntry(): void {
  if (stateObject()[MARK] !== true) return;
  leaving = new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true, signal: AbortSignal.timeout(LEAVING_MS) });
    setTimeout(resolve, LEAVING_MS);
  });
  history.back();
}

/** False where the browser refuses, for example after too many entries. */
function push(): boolean {
  try {
    history.pushState({ ...stateObject(), [MARK]: true }, '');
    return true;
  } catch {
    return false;
  }
}

function stateObject(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? (state as Readonly<Record<string, unknown>>) : {};
}
