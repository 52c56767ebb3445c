import { whenReadable } from '../stage/load-authors-controls.ts';

/**
 * Waits until the author's nodes may be replaced: what stands in them can be read, and nobody presses them.
 * @param host the tag
 * @param action called at once where nothing stands in the way
 */
export function whenFree(host: Element, action: () => void): void {
  const act: Parameters<typeof whenReadable>[1] = (reader) => {
    if (reader) reader.whenReleased(host, action);
    else action();
  };
  whenReadable(host, act, host.firstElementChild !== null && host.matches(':active'));
}
