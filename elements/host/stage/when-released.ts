import { PRINTED } from './printed.ts';

/** How often a pressed tag is checked again: a release outside the page dispatches no event. */
const CHECK_MS = 50;

/**
 * Waits until no pointer is pressed on the author's or the server's nodes: replacing them under a pressed finger would swallow the
 * click, which is dispatched in the task of the release.
 * @param host the tag
 * @param action called immediately if no pointer is pressed
 */
export function whenReleased(host: Element, action: () => void): void {
  // Trap: in Chrome, `:active` stops at a tag that got a shadow root while the pointer was pressed, such as a provider
  // around this one.
  // In a form of the page, a control may be called localName.
  const isReplaceable = host.firstElementChild ?? host.shadowRoot?.querySelector(PRINTED);
  const isPressed = isReplaceable && String(host.closest(':active')?.localName).includes('-');
  if (isPressed) setTimeout(whenReleased, CHECK_MS, host, action);
  else action();
}
