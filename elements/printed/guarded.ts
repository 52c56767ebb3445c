import { type Report, tryAndReport } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';

/**
 * Runs a step; its errors are reported and never reach the page.
 * @param context where the step runs, for the report
 * @param step what to run
 * Source: docs/behaviour/printed-markup.md §1.4
 */
export function guarded(context: string, step: () => void): void {
  tryAndReport(report, `enhance/${context}`, step);
}

/**
 * Listens for an event; errors of the listener are reported and never reach the page.
 * @param target where to listen
 * @param type the event's type
 * @param listener what to run
 * @param options the signal that stops listening, alone or with more
 */
export function listen<Type extends keyof WindowEventMap>(
  target: EventTarget,
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  options: AbortSignal | AddEventListenerOptions,
): void {
  const guardedListener = (event: Event) => {
    guarded(type, () => {
      listener(event as WindowEventMap[Type]);
    });
  };
  target.addEventListener(
    type,
    guardedListener,
    options instanceof AbortSignal ? { signal: options } : options,
  );
}

const report: Report = (error, context) => {
  storefront().report(error, context);
};

interface Listenable {
  listen(listener: () => void): () => void;
}

/**
 * Runs a step now and on every change of some stores.
 * @param stores the stores to follow
 * @param context where the step runs, for the report
 * @param step what to run
 * @param signal stops following
 */
export function follow(
  stores: readonly Listenable[],
  context: string,
  step: () => void,
  signal: AbortSignal,
): void {
  const run = () => {
    guarded(context, step);
  };
  for (const store of stores) signal.addEventListener('abort', store.listen(run));
  run();
}
