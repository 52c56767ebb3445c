import { membersOf } from './members-of.ts';

/** The longest wait for the page's scripts: a slow one must not keep the page from its store. */
const MAX_WAIT_MS = 3_000;

let scripts: Promise<void> | undefined;

/**
 * Waits until the page's module scripts have run, which may configure the store; later calls resolve immediately.
 * @returns resolves then, after three seconds at the latest; immediately in Node
 * Source: docs/behaviour/settings.md §1.8
 */
export function whenPageScriptsHaveRun(): Promise<void> {
  scripts ??= new Promise((resolve) => {
    const { document } = globalThis as Partial<typeof globalThis>;
    if (!document || !mayScriptsFollow(document)) {
      resolve();
      return;
    }
    const end = () => {
      resolve();
    };
    // Through the prototype: a form may have a field of that name.
    const listen = EventTarget.prototype.addEventListener.bind(document);
    // Scripts of modules run between the end of parsing and this event.
    listen('DOMContentLoaded', end, { once: true });
    addEventListener('load', end, { once: true });
    setTimeout(end, MAX_WAIT_MS);
  });
  return scripts;
}

function mayScriptsFollow(document: Document): boolean {
  const state = Reflect.get(Document.prototype, 'readyState', document);
  if (state !== 'interactive') return state === 'loading';
  const [page] = performance.getEntriesByType('navigation');
  // The only one is ours: it has run.
  return (
    membersOf(document).querySelectorAll('script[type=module]').length > 1 &&
    page?.domContentLoadedEventStart === 0
  );
}
