import { whenReadable } from '../stage/load-authors-controls.ts';

/**
 * Waits until the author's nodes may be replaced: what stands in them can be read, and nobody presses them.
 * @param host the tag
 * @param action called at once where nothing stands in the way
 */
export function whenFree(host: Element, action: () => void): void {
  whenReadable(host, () => {
    whenReleased(host, action);
  });
}

/** Replacing the author's nodes under a pressed finger would swallow the click. */
function whenReleased(host: Element, action: () => void): void {
  if (!host.firstElementChild || !host.matches(':active')) {
    action();
    return;
  }
  const listening = new AbortController();
  const again = () => {
    listening.abort();
    // The click follows in a task of its own.
    setTimeout(whenReleased, 0, host, action);
  };
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const type of ['pointerup', 'pointercancel', 'keyup'])
    host.ownerDocument.addEventListener(type, again, options);
}
