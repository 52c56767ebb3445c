import { hear } from './guarded.ts';

/**
 * Hears presses of a printed button by mouse, touch, Enter and Space, as a button of the browser would.
 * @param button an element with the role of a button
 * @param signal ends the hearing
 * @param onPress what to do
 * Source: docs/behaviour/printed-markup.md §5.1
 */
export function hearPresses(button: HTMLElement, signal: AbortSignal, onPress: () => void): void {
  hear(
    button,
    'click',
    (event) => {
      // A card may be a link as a whole, and a real button sends its form.
      event.preventDefault();
      onPress();
    },
    signal,
  );
  if (!isNative(button)) hearKeys(button, signal);
}

/**
 * Makes Enter and Space click an element that only looks like a button.
 * @param button the element
 * @param signal ends the hearing
 * Source: docs/behaviour/printed-markup.md §5.1
 */
export function hearKeys(button: HTMLElement, signal: AbortSignal): void {
  let isSpaceDown = false;
  hear(
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
  hear(
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
  hear(
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

/** A link is not: its Space would scroll the page. */
function isNative(element: HTMLElement): boolean {
  return ['button', 'input'].includes(element.localName);
}
