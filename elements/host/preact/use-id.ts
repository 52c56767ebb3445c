import { useState } from 'preact/hooks';

let count = 0;

/**
 * Returns an id that is unique in the page. Preact's own is unique in its root only, and each tag is a root.
 * @returns the same in every rendering
 */
export function useId(): string {
  return useState(() => `_p${++count}_`)[0];
}
