import { storefront } from '../../../core/storefront/index.ts';
import { PRINTED } from '../stage/printed.ts';
import type { ViewParts } from './view-parts.ts';

/** Neither opening nor closing a list of choices dispatches an event of its own. */
const CHECK_MS = 50;

/**
 * Whether a tag shows something that a page has printed into it, before its view is rendered.
 * @param parts the view
 * Source: docs/behaviour/elements.md §3.4
 */
export function showsPrinted({ host, root, drawing }: ViewParts): boolean {
  if (!drawing.isPrinted) return false;
  // Data is not visible.
  return Boolean(root.querySelector(PRINTED) ?? host.querySelector(':scope > :not(script, template)'));
}

/**
 * Waits until a view knows whether it shows what a server has printed into its shadow root.
 * @param parts the view
 * @param signal cancels the wait
 * @param action called at once where a server has printed nothing
 * Source: docs/behaviour/elements.md §3.15
 */
export function whenContentKnown(parts: ViewParts, signal: AbortSignal | null, action: () => void): void {
  const { root, drawing, model, onReady } = parts;
  const isKnown = () =>
    drawing.isPrinted?.(model.$content.get()) !== null || root.querySelector(PRINTED) === null;
  if (isKnown()) {
    action();
    return;
  }
  const stop = model.$content.listen(() => {
    if (!isKnown()) return;
    stop();
    action();
  });
  signal?.addEventListener('abort', stop);
  const stopWaiting = () => {
    if (!isKnown()) onReady();
  };
  // Without settings, or without a product, the printed nodes are all that the tag shows.
  void storefront().prepare().then(stopWaiting, stopWaiting);
}

/**
 * Waits until a face has adopted what a server has printed, which stays until there is something to show instead: React
 * could not hydrate it.
 * @param view the element that React renders into
 * @param signal cancels the wait
 * @param action called at once where a server has printed nothing
 * Source: docs/behaviour/elements.md §10.6
 */
export function whenAdopted(view: Element, signal: AbortSignal | null, action: () => void): void {
  const isAdopted = () => view.querySelector(PRINTED) === null;
  if (isAdopted()) {
    action();
    return;
  }
  const watching = new MutationObserver(() => {
    if (!isAdopted()) return;
    watching.disconnect();
    action();
  });
  watching.observe(view, { childList: true });
  signal?.addEventListener('abort', () => {
    watching.disconnect();
  });
}

/**
 * Waits until no list of choices is open in what a server has printed: a browser closes it when its select moves.
 * @param root where the tag renders
 * @param action called at once where none is open, or where the browser does not say
 */
export function whenClosed(root: ParentNode, action: () => void): void {
  if (root.querySelector(PRINTED) && hasOpenChoices(root)) setTimeout(whenClosed, CHECK_MS, root, action);
  else action();
}

function hasOpenChoices(root: ParentNode): boolean {
  try {
    return root.querySelector('select:open') !== null;
  } catch {
    return false;
  }
}

/**
 * Moves what a server has printed into a view without a face, right before React renders it, or removes it.
 * @param parts the view
 * @param view the element that React renders into
 * @returns whether React can hydrate the nodes in it
 * Source: docs/behaviour/elements.md §3.15
 */
export function inheritPrinted({ root, drawing, model }: ViewParts, view: HTMLElement): boolean {
  if (!(root instanceof ShadowRoot) || !root.querySelector(PRINTED)) return false;
  const isShown = drawing.isPrinted?.(model.$content.get()) === true;
  const focused = root.activeElement as HTMLElement | null;
  for (const marked of root.querySelectorAll(PRINTED)) marked.remove();
  const nodes = [...root.childNodes].filter((node) => node !== view);
  if (isShown) {
    view.append(...nodes);
    // Nodes that move lose it.
    focused?.focus({ preventScroll: true });
  } else for (const node of nodes) node.remove();
  return isShown;
}
