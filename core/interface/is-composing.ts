/**
 * Whether a key belongs to an input method, which uses Enter, Escape and arrows for its candidates.
 * @param event the key event; of React, its `nativeEvent`
 * Source: docs/behaviour/interface.md §5.3
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- only `keyCode` shows that the last Enter in Safari belongs to the IME
  return event.isComposing || event.keyCode === 229;
}
