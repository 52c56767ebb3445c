import { shelf, tryAndReport, type Report } from '../../core/shared/index.ts';

/** The page's URL, whichever tag or copy of the script follows it. */
interface Address {
  readonly listen: (action: () => void, report: Report) => () => void;
}

/** The methods that change the URL, in browsers without the Navigation API without an event. */
const METHODS = ['pushState', 'replaceState'] as const;

/**
 * Calls back after the page's URL has changed without a reload.
 * @param action called after each change, in a microtask of its own
 * @param report receives its errors; the page, which may have called `pushState`, never does
 * @param signal stops listening
 * Source: docs/behaviour/elements.md §3.12
 */
export function onAddressChange(action: () => void, report: Report, signal: AbortSignal): void {
  const stop = shelf('address', createAddress).listen(action, report);
  signal.addEventListener('abort', stop, { once: true });
}

function createAddress(): Address {
  const listeners = new Set<() => void>();
  let stopWatching: (() => void) | null = null;
  let isPlanned = false;

  const notify = () => {
    isPlanned = false;
    for (const listener of [...listeners]) listener();
  };
  // A router calls several of the methods in a row.
  const plan = () => {
    if (!isPlanned) queueMicrotask(notify);
    isPlanned = true;
  };

  return {
    listen(action, report) {
      const listener = () => {
        tryAndReport(report, 'address', action);
      };
      listeners.add(listener);
      stopWatching ??= watch(plan);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopWatching?.();
        stopWatching = null;
      };
    },
  };
}

function watch(onChange: () => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  for (const type of ['popstate', 'hashchange']) addEventListener(type, onChange, { signal });
  const { navigation } = globalThis as { readonly navigation?: unknown };
  // Without the API, the name may be that of a node in the page.
  if (typeof Navigation === 'function' && navigation instanceof Navigation) {
    for (const type of ['currententrychange', 'navigatesuccess'])
      navigation.addEventListener(type, onChange, { signal });
  } else for (const name of METHODS) followCalls(name, onChange, signal);
  return () => {
    watching.abort();
  };
}

/** Routers and analytics replace these methods, too, before and after us. */
function followCalls(name: (typeof METHODS)[number], onCall: () => void, signal: AbortSignal): void {
  const isOwn = Object.hasOwn(history, name);
  const original = history[name];
  const following = new Proxy(original, {
    apply(target, self, call) {
      const result: unknown = Reflect.apply(target, self, call);
      if (!signal.aborted) onCall();
      return result;
    },
  });
  // A page may have frozen it.
  if (!Reflect.set(history, name, following)) return;
  signal.addEventListener('abort', () => {
    if (history[name] !== following) return;
    if (isOwn) Reflect.set(history, name, original);
    else Reflect.deleteProperty(history, name);
  });
}
