import { membersOf, parentOf } from '../../../core/shared/index.ts';
import { isPageLoading, nextIdleMoment, whenIdle } from './idle-moments.ts';

/** The longest wait for a page that hydrates later, or never. */
const MAX_WAIT_MS = 10_000;
/** How often it is checked: React dispatches no event. */
const CHECK_MS = 50;

/** The keys of properties with which React 18 and 19 mark nodes; a random part follows. */
const MARKS = { container: '__reactContainer$', node: '__reactFiber$' } as const;

/** The part of React's root that says whether it has hydrated. */
interface RootFiber {
  readonly stateNode?: {
    readonly current?: { readonly memoizedState?: { readonly isDehydrated?: boolean } | null };
  } | null;
}

/**
 * Waits until the page's own React has hydrated the nodes around a tag. Nodes that it has not printed make hydration fail, and the page
 * renders again from scratch, without what was typed.
 * @param host the tag, which draws into the page itself
 * @param signal cancels the wait
 * @param action called at once where nothing hydrates, after ten seconds at the latest
 * Source: docs/behaviour/elements.md §3.11
 */
export function whenHydrated(host: Element, signal: AbortSignal | null, action: () => void): void {
  if (!isPageLoading() && !isHydrationPending(host)) action();
  else void waitForHydration(host, signal, action);
}

async function waitForHydration(
  host: Element,
  signal: AbortSignal | null,
  action: () => void,
): Promise<void> {
  // The page's scripts run before it counts as loaded; one of them may hydrate it.
  await whenIdle();
  const endMs = performance.now() + MAX_WAIT_MS;
  while (!signal?.aborted && isHydrationPending(host) && performance.now() < endMs) {
    await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
    await nextIdleMoment();
  }
  if (!signal?.aborted) action();
}

/** Returns whether React is about to hydrate an element. */
function isHydrationPending(element: Element): boolean {
  let isHydrated = false;
  for (let node: Node | null = element; node; node = parentOrHostOf(node)) {
    isHydrated ||= markOf(node, MARKS.node) !== undefined;
    if (!isHydrated && isInBoundary(node)) return true;
    const root = markOf(node, MARKS.container) as RootFiber | undefined;
    if (root?.stateNode?.current?.memoizedState?.isDehydrated) return true;
  }
  return false;
}

function parentOrHostOf(node: Node): Node | null {
  return node instanceof ShadowRoot ? node.host : parentOf(node);
}

function markOf(node: Node, prefix: string): unknown {
  const name = Object.keys(node).find((key) => key.startsWith(prefix));
  return name === undefined ? undefined : Reflect.get(node, name);
}

/** Whether a node is between the comments of a Suspense boundary, which may hydrate much later than the rest. */
function isInBoundary(node: Node): boolean {
  let depth = 0;
  for (let before = membersOf(node).previousSibling; before; before = membersOf(before).previousSibling) {
    if (!(before instanceof Comment)) continue;
    if (before.data === '/$') depth += 1;
    else if (/^\$[?!~]?$/.test(before.data) && (depth -= 1) < 0) return true;
  }
  return false;
}
