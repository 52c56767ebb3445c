/**
 * Knows whether a press is under way inside an element: pointer down and not yet clicked, or a key held.
 * Exchanging nodes in between would swallow the click, which fires only where both halves of a press landed.
 */
export interface PressGate {
  /** Runs an action at once, or when the press under way is over. */
  whenFree(action: () => void): void;
}

/**
 * Watches the presses inside an element.
 * @param element the element
 * @param signal ends the watching
 * @returns the gate
 * Source: design §4.1 "Takeover"
 */
export function createPressGate(element: Element, signal: AbortSignal): PressGate {
  let isPressed = false;
  let waiting: (() => void)[] = [];
  const press = () => {
    isPressed = true;
  };
  const release = () => {
    isPressed = false;
    const actions = waiting;
    waiting = [];
    for (const action of actions) action();
  };
  // The click follows pointerup in a task of its own.
  const releaseAfterClick = () => {
    if (isPressed) setTimeout(release);
  };
  const options = { signal, capture: true, passive: true };
  for (const type of ['pointerdown', 'keydown', 'compositionstart']) {
    element.addEventListener(type, press, options);
  }
  for (const type of ['pointerup', 'pointercancel', 'keyup', 'blur', 'compositionend']) {
    element.ownerDocument.addEventListener(type, releaseAfterClick, options);
  }
  return {
    whenFree(action) {
      if (isPressed) waiting.push(action);
      else action();
    },
  };
}
