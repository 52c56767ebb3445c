import { options } from 'preact';
import { createRoot as createPreactRoot, hydrateRoot as hydratePreactRoot } from 'preact/compat/client';
import { keepFocusWhileRendering } from './keep-focus.ts';
import { normalizeElements } from './normalize.ts';

let isPrepared = false;

/**
 * Creates a root, as React does.
 * @param container the element to render into
 */
export function createRoot(container: HTMLElement): ReturnType<typeof createPreactRoot> {
  prepare();
  return createPreactRoot(container);
}

/**
 * Hydrates nodes, as React does.
 * @param container the element with the nodes
 * @param children what they show
 */
export function hydrateRoot(
  ...[container, children]: Parameters<typeof hydratePreactRoot>
): ReturnType<typeof hydratePreactRoot> {
  prepare();
  return hydratePreactRoot(container, children);
}

/** Here, because modules without used exports are left out of a build. */
function prepare(): void {
  if (isPrepared) return;
  isPrepared = true;
  normalizeElements();
  keepFocusWhileRendering();
  // React runs the effects of a visitor's event before the next task; Preact would after the next frame.
  options.requestAnimationFrame = queueMicrotask;
}
