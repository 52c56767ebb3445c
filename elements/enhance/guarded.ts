import { storefront } from '../../core/storefront/index.ts';

/**
 * Runs a step; what it throws is reported and never reaches the page.
 * @param context where it happened, for the report
 * @param step what to do
 * Source: docs/behaviour/printed-markup.md §1.4
 */
export function guarded(context: string, step: () => void): void {
  try {
    step();
  } catch (error) {
    storefront().report(error, `enhance/${context}`);
  }
}

/**
 * Hears an event until the signal ends it; what the listener throws is reported and never reaches the page.
 * @param target where it is heard
 * @param type the event's type
 * @param listener what to do
 * @param signal ends the hearing
 */
export function hear<Type extends keyof WindowEventMap>(
  target: EventTarget,
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  signal: AbortSignal,
): void {
  const hearing = (event: Event) => {
    guarded(type, () => {
      listener(event as WindowEventMap[Type]);
    });
  };
  target.addEventListener(type, hearing, { signal });
}

interface Listenable {
  listen(listener: () => void): () => void;
}

/**
 * Follows stores until the signal ends it: acts now, and on every change.
 * @param stores the stores
 * @param context where it happened, for the report
 * @param step what to do
 * @param signal ends it
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
