import { listen } from '../printed/index.ts';

/**
 * Listens for clicks by mouse, touch, Enter and Space, as a native button does.
 * @param button an element with the role of a button
 * @param signal stops listening
 * @param onPress called for each click
 * Source: docs/behaviour/printed-markup.md §5.1
 */
export function listenToClicks(button: HTMLElement, signal: AbortSignal, onPress: () => void): void {
  listen(
    button,
    'click',
    (event) => {
      // The whole card may be a link, and a native button submits its form.
      event.preventDefault();
      onPress();
    },
    signal,
  );
  if (!isNative(button)) clickOnKeys(button, signal);
}

/**
 * Makes Enter and Space click an element that only looks like a button.
 * @param button the element
 * @param signal stops listening
 * Source: docs/behaviour/printed-markup.md §5.1
 */
export function clickOnKeys(button: HTMLElement, signal: AbortSignal): void {
  let isSpaceDown = false;
  listen(
    button,
    'keydown',
    (event) => {
      if (event.target !== button || hasModifier(event)) return;
      if (event.key === ' ') isSpaceDown = true;
      else if (event.key !== 'Enter') return;
      // Space would scroll the page.
      event.preventDefault();
      if (event.key === 'Enter' && !event.repeat) button.click();
    },
    signal,
  );
  listen(
    button,
    'keyup',
    (event) => {
      if (event.key !== ' ' || !isSpaceDown) return;
      isSpaceDown = false;
      event.preventDefault();
      if (event.target === button) button.click();
    },
    signal,
  );
  listen(
    button,
    'blur',
    () => {
      isSpaceDown = false;
    },
    signal,
  );
}

function hasModifier({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey;
}

/** Not links: Space on a link scrolls the page. */
function isNative(element: HTMLElement): boolean {
  return ['button', 'input'].includes(element.localName);
}
