import { retryable } from './view.ts';
import type { MountTarget } from './mount-target.ts';

/** How long one batch may block the browser. Source: design §4 "Mount". */
const SLICE_MS = 8;
const FIRST_SLICE_COUNT = 12;

const mountLoader = retryable(() => import('./mount.ts'));
const waiting = new Set<MountTarget>();
let isFlushing = false;
let costMs = SLICE_MS / FIRST_SLICE_COUNT;

/**
 * Loads what mounting needs: React, and the class that hangs views into shells.
 * @returns when it is there
 */
export async function loadMount(): Promise<void> {
  if (mountLoader.current()) return;
  await mountLoader.load();
  // The evaluation of React ends its task before anything mounts.
  await yieldToBrowser();
}

/**
 * Tells whether views can be mounted without waiting.
 * @returns true once React is there
 */
export function isMountLoaded(): boolean {
  return mountLoader.current() !== null;
}

/**
 * Mounts a view together with all others that are asked for in this microtask.
 * @param target the shell's mount target; its view is loaded
 */
export function enqueueMount(target: MountTarget): void {
  waiting.add(target);
  if (isFlushing) return;
  isFlushing = true;
  queueMicrotask(() => void flush());
}

/**
 * Takes a view back that has not been mounted yet.
 * @param target the shell's mount target
 */
export function dequeueMount(target: MountTarget): void {
  waiting.delete(target);
}

async function flush(): Promise<void> {
  try {
    while (waiting.size > 0) {
      const slice = [...waiting].slice(0, Math.max(1, Math.round(SLICE_MS / costMs)));
      for (const target of slice) waiting.delete(target);
      const startMs = performance.now();
      mountLoader.current()?.mountViews(slice);
      costMs = Math.max(0.05, (performance.now() - startMs) / slice.length);
      if (waiting.size > 0) await yieldToBrowser();
    }
  } finally {
    isFlushing = false;
  }
}

interface BrowserScheduler {
  readonly scheduler?: { readonly yield?: () => Promise<void> };
}

function yieldToBrowser(): Promise<void> {
  const { scheduler } = globalThis as BrowserScheduler;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
