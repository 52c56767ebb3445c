/**
 * Checks whether an event is one that browsers also send to a page that loads under a resting pointer.
 * @param event any event
 */
export function isResting(event: Event): boolean {
  const { type, movementX, movementY } = event as PointerEvent;
  return type === 'pointermove' && movementX === 0 && movementY === 0;
}
