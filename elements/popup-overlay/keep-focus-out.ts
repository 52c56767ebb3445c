/** How long scripts of the content may still be starting. */
const STARTING_MS = 2_000;

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
 * Gives the focus back that scripts of an overlay take while it starts, such as React's `autoFocus`.
 * @param overlay an overlay that opened without being asked for
 * @param signal stops it
 * Source: docs/behaviour/interface.md §3.6
 */
export function keepFocusOut(overlay: HTMLElement, signal: AbortSignal): void {
  const startMs = performance.now();
  const starting = new AbortController();
  const options = { capture: true, signal: AbortSignal.any([signal, starting.signal]) };
  const onPointer = (event: Event) => {
    if (event.composedPath().includes(overlay)) starting.abort();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') starting.abort();
  };
  const onFocus = ({ target, relatedTarget, timeStamp }: FocusEvent) => {
    if (timeStamp - startMs > STARTING_MS) starting.abort();
    else if (target instanceof HTMLElement && !target.closest(':modal')) {
      if (relatedTarget instanceof HTMLElement) relatedTarget.focus({ preventScroll: true });
      else target.blur();
    }
  };
  document.addEventListener('pointerdown', onPointer, options);
  document.addEventListener('keydown', onKey, options);
  overlay.addEventListener('focusin', onFocus, options);
}
