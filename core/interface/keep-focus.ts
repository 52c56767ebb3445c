import { membersOf } from '../shared/index.ts';
import { assert } from '../errors/index.ts';

/** Where the focus may go, by exactly one of the two, and for how long. Source: docs/behaviour/interface.md §5.1 */
export type FocusLimits = { readonly signal: AbortSignal } & (
  | { readonly container: Element; readonly isInside?: undefined }
  | { readonly container?: undefined; readonly isInside: (node: Element) => boolean }
);

/** Of several that are at work, the newest alone acts: two would pull the focus to and fro. */
const working: symbol[] = [];

/**
 * Traps the focus in a container: restores it to the last focused element, and makes Tab cycle.
 * @param limits exactly one of a container and a predicate; the signal ends it
 * @throws AssertionError with both, or with neither
 * Source: docs/behaviour/interface.md §5.1, §5.2
 */
export function keepFocus({ container, isInside, signal }: FocusLimits): void {
  const given = [container, isInside].filter((limit) => limit != null);
  assert(given.length === 1, 'keepFocus', 'exactly one of container and isInside', given);
  if (signal.aborted) return;
  const key = Symbol('keepFocus');
  working.push(key);
  signal.addEventListener('abort', () => {
    working.splice(working.indexOf(key), 1);
  });
  const page = container ? membersOf(container).ownerDocument : document;
  const contains = (event: Event, node: Element) =>
    container ? event.composedPath().includes(container) : isInside(node);
  let lastNode: Element | null = null;
  let tabbing: 'forward' | 'backward' | null = null;
  const options = { capture: true, signal };
  page.addEventListener(
    'keydown',
    ({ key: name, shiftKey }) => {
      if (name === 'Tab') tabbing = shiftKey ? 'backward' : 'forward';
      else tabbing = null;
    },
    options,
  );
  page.addEventListener(
    'pointerdown',
    () => {
      tabbing = null;
    },
    options,
  );
  page.addEventListener(
    'focusin',
    (event) => {
      const node = event.composedPath()[0];
      if (!(node instanceof Element) || working.at(-1) !== key) return;
      if (contains(event, node)) {
        lastNode = node;
        return;
      }
      const isRound = container && tabbing !== null;
      const targets =
        !isRound && lastNode && membersOf(lastNode).isConnected ? [lastNode] : nodesIn(container, tabbing);
      tabbing = null;
      giveFocus(targets);
    },
    options,
  );
}

function nodesIn(container: Element | undefined, tabbing: 'forward' | 'backward' | null): readonly Element[] {
  // A disconnected container traps no focus.
  if (!container || !membersOf(container).isConnected) return [];
  const nodes = [container, ...membersOf(container).querySelectorAll('*')];
  return tabbing === 'backward' ? nodes.reverse() : nodes;
}

/** The first that takes it gets it. */
function giveFocus(nodes: readonly Element[]): void {
  for (const node of nodes) {
    if (!(node instanceof HTMLElement || node instanceof SVGElement)) continue;
    const { focus, matches } = membersOf(node);
    focus({ preventScroll: true });
    if (matches(':focus, :focus-within')) return;
  }
}
