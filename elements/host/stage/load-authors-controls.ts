import { retryable, yieldToBrowser } from '../../../core/shared/index.ts';
import type * as authors from './authors-controls.ts';

type Reader = typeof authors;

/** The code that reads the author's fields and the focus among them. */
export const reader = retryable(() => import('./authors-controls.ts'));
let hasFailed = false;

/**
 * Waits for the code that reads the author's fields, where a tag has nodes that can lose something: those by whose name or
 * part our nodes are found.
 * @param host the tag
 * @param action called at once where there are none or the code is there; with null where there is nothing to read with
 * Source: docs/behaviour/elements.md §3.3
 */
export function whenReadable(host: Element, action: (reader: Reader | null) => void): void {
  const act = () => {
    action(reader.current());
  };
  if (reader.current() || hasFailed || !host.querySelector('[name],[part]')) act();
  else void reader.load().then(yieldToBrowser).then(act, giveUp);

  function giveUp(): void {
    // From now on no tag waits: what it shows is worth more than what was typed before.
    hasFailed = true;
    act();
  }
}
