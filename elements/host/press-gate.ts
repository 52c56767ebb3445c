/**
 * Knows whether a press is under way inside an element: pointer down and not yet clicked, or a key held.
 * Exchanging nodes in between would swallow the click, which fires only where both halves of a press landed.
 */
export interface PressGate {
  /** Runs an action at once, or when the press under way is over. */
  whenFree(action: () => void): void;
}

const PRESSES = ['pointerdown', 'keydown', 'compositionstart'];
const RELEASES = ['pointerup', 'pointercancel', 'keyup', 'blur', 'compositionend'];

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
    if (isPressed) return;
    isPressed = true;
    onNextRelease(element.ownerDocument, signal, releaseAfterClick);
  };
  const release = () => {
    isPressed = false;
    const actions = waiting;
    waiting = [];
    for (const action of actions) action();
  };
  // The click follows pointerup in a task of its own.
  const releaseAfterClick = () => setTimeout(release);
  for (const type of PRESSES) {
    element.addEventListener(type, press, { signal, capture: true, passive: true });
  }
  return {
    whenFree(action) {
      if (isPressed) waiting.push(action);
      else action();
    },
  };
}

// Heard only while pressed: hundreds of elements at rest leave the document alone.
function onNextRelease(document: Document, signal: AbortSignal, onRelease: () => void): void {
  const controller = new AbortController();
  const stop = () => {
    controller.abort();
  };
  const release = () => {
    stop();
    onRelease();
  };
  signal.addEventListener('abort', stop, { signal: controller.signal });
  const options = { signal: controller.signal, capture: true, passive: true };
  for (const type of RELEASES) document.addEventListener(type, release, options);
}
