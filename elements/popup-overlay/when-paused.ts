import { nextQuietMoment } from '../host/index.ts';
import { waitingOverlays } from './waiting-overlays.ts';

/** How long the visitor has done nothing. Source: docs/behaviour/interface.md §3.3 */
const PAUSE_MS = 1_000;

/** After any of these it may be otherwise. */
const DOINGS = ['pointerdown', 'pointerup', 'keydown', 'wheel', 'focusin', 'store-close', 'visibilitychange'];

/** What is waited for. */
export interface Waiting {
  readonly delayMs: number;
  /** Ends the waiting. */
  readonly signal: AbortSignal;
  /** Called in a quiet moment; false goes on waiting. */
  readonly attempt: () => boolean;
}

/**
 * Waits until some time has passed and the visitor pauses.
 * @param waiting how long, and what to do then
 * Source: docs/behaviour/interface.md §3.3
 */
export function whenPaused({ delayMs, signal, attempt }: Waiting): void {
  const dueAtMs = performance.now() + delayMs;
  const ending = new AbortController();
  let timer = 0;
  const stop = () => {
    clearTimeout(timer);
    ending.abort();
  };
  const tryNow = async () => {
    await nextQuietMoment();
    if (!ending.signal.aborted && attempt()) stop();
  };
  const plan = (pauseMs: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void tryNow(), Math.max(pauseMs, dueAtMs - performance.now()));
  };
  const hear = () => {
    plan(PAUSE_MS);
  };
  const options = { capture: true, passive: true, signal: ending.signal };
  for (const type of DOINGS) document.addEventListener(type, hear, options);
  waitingOverlays().addEventListener('free', hear, options);
  signal.addEventListener('abort', stop);
  plan(0);
}
