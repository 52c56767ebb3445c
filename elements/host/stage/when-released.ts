/** How often a pressed tag is checked again: a release outside the page dispatches no event. */
const CHECK_MS = 50;

/**
 * Waits until no pointer is pressed on the author's nodes: replacing them under a pressed finger would swallow the click, which
 * comes in the task of the release.
 * @param host the tag
 * @param action called at once where nothing is pressed
 */
export function whenReleased(host: Element, action: () => void): void {
  // Trap: in Chrome, `:active` ends at a tag that has got a shadow root during the press, such as a provider around this one.
  const isPressed = host.firstElementChild && host.closest(':active')?.localName.includes('-');
  if (isPressed) setTimeout(whenReleased, CHECK_MS, host, action);
  else action();
}
