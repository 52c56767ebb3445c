import { retryable, yieldToBrowser } from '../../../core/shared/index.ts';
import type * as authors from './authors-controls.ts';
import { PRINTED } from './printed.ts';

type Reader = typeof authors;

/** The code that reads the author's fields and their focus. */
export const reader = retryable(() => import('./authors-controls.ts'));
let hasFailed = false;

/**
 * Waits for the code that reads the author's or the server's fields, if a tag has nodes with a `name` or `part` whose
 * input or focus could be lost.
 * @param host the tag
 * @param action called immediately without such nodes, or if the code has loaded; with null if there is no code
 * Source: docs/behaviour/elements.md §3.3
 */
export function whenReadable(host: Element, action: (reader: Reader | null) => void): void {
  const act = () => {
    action(reader.current());
  };
  const isUsable = host.querySelector('[name],[part]') ?? host.shadowRoot?.querySelector(PRINTED);
  if (reader.current() || hasFailed || !isUsable) act();
  else void reader.load().then(yieldToBrowser).then(act, giveUp);

  function giveUp(): void {
    // From now on no tag waits: rendering is more important than former input.
    hasFailed = true;
    act();
  }
}
