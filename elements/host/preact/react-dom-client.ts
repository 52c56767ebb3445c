import { options } from 'preact';
import { createRoot as createPreactRoot, hydrateRoot as hydratePreactRoot } from 'preact/compat/client';
import { keepFocusWhileRendering } from './keep-focus.ts';
import { normalizeElements } from './normalize.ts';

let isPrepared = false;

export const createRoot: typeof createPreactRoot = (container) => {
  prepare();
  return createPreactRoot(container);
};

export const hydrateRoot: typeof hydratePreactRoot = (container, children) => {
  prepare();
  return hydratePreactRoot(container, children);
};

/** Here, because modules without used exports are left out of a build. */
function prepare(): void {
  if (isPrepared) return;
  isPrepared = true;
  normalizeElements();
  keepFocusWhileRendering();
  // React runs the effects of a visitor's event before the next task; Preact would after the next frame.
  options.requestAnimationFrame = queueMicrotask;
}
