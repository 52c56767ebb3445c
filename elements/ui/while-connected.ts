import { membersOf } from '../../core/shared/index.ts';

/** The watched elements of one tree: element → aborts its signal. */
interface Tree {
  readonly ends: Map<Element, Set<() => void>>;
  readonly observer: MutationObserver;
}

/** Root node → its watched tree; weak, so that an unused tree can be collected. */
const trees = new WeakMap<Node, Tree>();

/**
 * Limits a signal to the time that an element is connected, for listeners outside of it: a signal of the whole page
 * would keep removed elements in memory.
 * @param element in the page, or in another tree
 * @param signal ends it earlier
 * @returns aborts with `signal`, or when the element is removed; not when it is moved
 */
export function whileConnected(element: Element, signal: AbortSignal): AbortSignal {
  const stay = new AbortController();
  const top = topOf(element);
  const tree = trees.get(top) ?? plant(top);
  const ends = tree.ends.get(element) ?? new Set();
  const end = () => {
    ends.delete(end);
    if (ends.size === 0) tree.ends.delete(element);
    stay.abort();
  };
  tree.ends.set(element, ends.add(end));
  observeAround(element, tree.observer);
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { signal: stay.signal });
  return stay.signal;
}

function plant(top: Node): Tree {
  const ends: Tree['ends'] = new Map();
  const observer = new MutationObserver(() => {
    for (const [element, all] of ends) {
      // A move from a fragment into the page is not a removal.
      if (membersOf(element).isConnected || topOf(element) === top) observeAround(element, observer);
      else for (const end of all) end();
    }
  });
  const tree = { ends, observer };
  trees.set(top, tree);
  return tree;
}

/** An observer does not cross shadow roots: each one around the element is observed. */
function observeAround(element: Element, observer: MutationObserver): void {
  for (
    let root: Node | undefined = membersOf(element).getRootNode();
    root;
    root = hostOf(root)?.getRootNode()
  )
    observer.observe(root, { childList: true, subtree: true });
}

function hostOf(root: Node): Element | undefined {
  return root instanceof ShadowRoot ? root.host : undefined;
}

function topOf(element: Element): Node {
  return membersOf(element).getRootNode({ composed: true });
}
