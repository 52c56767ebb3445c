import { nextIdleMoment } from '../host/index.ts';
import { waitingOverlays } from './waiting-overlays.ts';

/** How long the visitor has to be inactive. Source: docs/behaviour/interface.md §3.3 */
const PAUSE_MS = 1_000;

/** Events after which an attempt may be due. */
const ACTIVITIES = [
  'pointerdown',
  'pointerup',
  'keydown',
  'wheel',
  'focusin',
  'store-close',
  'visibilitychange',
];

/** The wait for a pause. */
export interface Waiting {
  readonly delayMs: number;
  /** Aborts the wait. */
  readonly signal: AbortSignal;
  /** Called in idle time; false keeps waiting. */
  readonly attempt: () => boolean;
}

/**
 * Waits until a delay has passed and the visitor pauses.
 * @param waiting the delay and the attempt
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
    await nextIdleMoment();
    if (!ending.signal.aborted && attempt()) stop();
  };
  const plan = (pauseMs: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void tryNow(), Math.max(pauseMs, dueAtMs - performance.now()));
  };
  const onActivity = () => {
    plan(PAUSE_MS);
  };
  const options = { capture: true, passive: true, signal: ending.signal };
  for (const type of ACTIVITIES) document.addEventListener(type, onActivity, options);
  waitingOverlays().addEventListener('free', onActivity, options);
  signal.addEventListener('abort', stop);
  plan(0);
}
