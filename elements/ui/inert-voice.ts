import { announce } from './announce.ts';
import { isInert } from './top-modal.ts';

/** What a tag says to the visitor. */
export interface Message {
  readonly text: string;
  /** Differs for each time that it is said. */
  readonly occasion: unknown;
}

/**
 * Creates a listener that announces the messages of an element where its own alert or status is not exposed: behind a modal
 * dialog that the page has opened meanwhile, or in a part of the page that is inert.
 * @param element the element
 * @param messageOf reads the message of a content; null for none
 * Source: docs/behaviour/elements.md §6.2
 */
export function createInertVoice<Content>(
  element: Element,
  messageOf: (content: Content) => Message | null,
): (content: Content) => void {
  let last: unknown = null;
  return (content) => {
    const message = messageOf(content);
    const occasion = message?.occasion ?? null;
    const isNew = occasion !== last;
    last = occasion;
    // The topic of failures that are announced by their event.
    if (message && isNew && isInert(element)) announce(message.text, 'error');
  };
}
