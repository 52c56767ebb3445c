import { membersOf } from '../../core/shared/index.ts';

/**
 * Inserts the content of a template in its place. A browser focuses inserted content that has `autofocus`.
 * @param template the template
 * Source: docs/behaviour/interface.md §3.6
 */
export function replaceByContent(template: HTMLTemplateElement): void {
  const content = document.importNode(template.content, true);
  const focused = [...content.querySelectorAll('[autofocus]')];
  for (const node of focused) node.removeAttribute('autofocus');
  template.replaceWith(content);
  // Only the insertion counts; the page finds its own markup.
  for (const node of focused) node.setAttribute('autofocus', '');
}

/**
 * Gives the focus back that scripts of an overlay take with nodes that they have just inserted, such as React's
 * `autoFocus`. Assistive technologies do not know such nodes yet: what they focus keeps the focus.
 * @param overlay an overlay that opened without being asked for
 * @param signal stops it
 * Source: docs/behaviour/interface.md §3.6
 */
export function keepFocusOut(overlay: HTMLElement, signal: AbortSignal): void {
  const turning = new AbortController();
  const options = { capture: true, signal: AbortSignal.any([signal, turning.signal]) };
  const undrawn = createUndrawn(overlay, options.signal);
  const onPointer = (event: Event) => {
    if (event.composedPath().includes(overlay)) turning.abort();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') turning.abort();
  };
  const onFocus = ({ target, relatedTarget }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || membersOf(target).closest(':modal')) return;
    if (!undrawn.has(target)) turning.abort();
    else if (relatedTarget instanceof HTMLElement) relatedTarget.focus({ preventScroll: true });
    else target.blur();
  };
  for (const type of ['pointerdown', 'click']) document.addEventListener(type, onPointer, options);
  document.addEventListener('keydown', onKey, options);
  overlay.addEventListener('focusin', onFocus, options);
}

/** The nodes of an overlay that have not been painted since they were inserted: at first, all of them. */
function createUndrawn(overlay: HTMLElement, signal: AbortSignal): { readonly has: (node: Node) => boolean } {
  const roots = new Set<Node>();
  const add = (nodes: readonly Node[]) => {
    for (const node of nodes) roots.add(node);
    // The first frame comes before the painting, the second after it.
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        for (const node of nodes) roots.delete(node);
      });
    });
  };
  const read = (records: readonly MutationRecord[]) => {
    if (records.length > 0) add(records.flatMap(({ addedNodes }) => [...addedNodes]));
  };
  const observer = new MutationObserver(read);
  observer.observe(overlay, { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    observer.disconnect();
  });
  add([overlay]);
  return {
    has: (node) => {
      read(observer.takeRecords());
      return [...roots].some((root) => membersOf(root).contains(node));
    },
  };
}
