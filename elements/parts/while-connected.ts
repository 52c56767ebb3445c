/** What is watched in one tree: element → ends its stay. */
interface Tree {
  readonly ends: Map<Element, Set<() => void>>;
  readonly observer: MutationObserver;
}

/** The uppermost node of a tree → what is watched in it: a tree that nobody holds any more is forgotten. */
const trees = new WeakMap<Node, Tree>();

/**
 * Bounds a signal by the stay of an element in its tree, for what listens outside of that element: a signal of the whole
 * page would keep elements that have been removed.
 * @param element in the page, or in another tree
 * @param signal ends it earlier
 * @returns fires with `signal`, or when the element has been removed; not when it was moved
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
      // Out of a fragment into the page it has not left.
      if (element.isConnected || topOf(element) === top) observeAround(element, observer);
      else for (const end of all) end();
    }
  });
  const tree = { ends, observer };
  trees.set(top, tree);
  return tree;
}

/** A shadow root tells only of itself: each that is around the element is watched. */
function observeAround(element: Element, observer: MutationObserver): void {
  for (let root: Node | undefined = element.getRootNode(); root; root = hostOf(root)?.getRootNode())
    observer.observe(root, { childList: true, subtree: true });
}

function hostOf(root: Node): Element | undefined {
  return root instanceof ShadowRoot ? root.host : undefined;
}

function topOf(element: Element): Node {
  return element.getRootNode({ composed: true });
}
