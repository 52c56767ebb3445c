import { retryable } from '../../../core/shared/index.ts';
import { yieldToBrowser } from '../yield-to-browser.ts';
import type * as authors from './authors-controls.ts';

type Reader = typeof authors;

const reader = retryable(() => import('./authors-controls.ts'));
let hasFailed = false;

/**
 * Gives the code that reads the author's fields and the focus among them.
 * @returns the code; null while it is not there
 */
export const authorsControls = reader.current;

/**
 * Waits for the code that reads the author's fields, where a tag has nodes that can lose something: those by whose name or
 * part our nodes are found.
 * @param host the tag
 * @param action called at once where there are none or the code is there; with null where there is nothing to read with
 * @param isNeeded whether something else needs the code
 * Source: docs/behaviour/elements.md §3.3
 */
export function whenReadable(host: Element, action: (reader: Reader | null) => void, isNeeded = false): void {
  const act = () => {
    action(reader.current());
  };
  if (reader.current() || hasFailed || !(isNeeded || host.querySelector('[name],[part]'))) act();
  else void reader.load().then(yieldToBrowser).then(act, giveUp);

  function giveUp(): void {
    // From now on no tag waits: what it shows is worth more than what was typed before.
    hasFailed = true;
    act();
  }
}
