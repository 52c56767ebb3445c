import { createRoot as createPreactRoot, hydrateRoot as hydratePreactRoot } from 'preact/compat/client';
import { normalizeElements } from './normalize.ts';

export const createRoot: typeof createPreactRoot = (container) => {
  normalizeElements();
  return createPreactRoot(container);
};

export const hydrateRoot: typeof hydratePreactRoot = (container, children) => {
  normalizeElements();
  return hydratePreactRoot(container, children);
};
