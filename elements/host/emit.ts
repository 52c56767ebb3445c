import { membersOf } from '../../core/shared/index.ts';

/**
 * Dispatches an event on an element; on the document if the element is disconnected, because the event would not bubble
 * to the page.
 * @param element the tag, or the printed form
 * @param event one that reports what has happened
 * Source: docs/behaviour/elements.md §5.3
 */
export function emit(element: Element, event: Event): void {
  const { dispatchEvent, isConnected } = membersOf(element);
  if (isConnected) dispatchEvent(event);
  else document.dispatchEvent(event);
}
