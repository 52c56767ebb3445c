import type { Page } from 'playwright-core';

/**
 * Presses, and waits until a button has shown all of its labels, however briefly: the page itself keeps watch, so
 * that none is missed on a busy machine.
 * @param page where the button is
 * @param press presses it
 * @param labels what it shows one after the other
 */
export async function pressUntilShown(
  page: Page,
  press: () => Promise<unknown>,
  ...labels: readonly string[]
): Promise<void> {
  await page.evaluate(runTimersOnTime);
  await Promise.all([...labels.map((label) => page.waitForFunction(isShown, label)), press()]);
}

/**
 * Runs in the page: what a timer does sees the clock as it was when the timer was due. A tab that slept skips “Added!”, and
 * one that a busy machine let stand still for three seconds looks like one.
 */
function runTimersOnTime(): void {
  if (Object.hasOwn(performance, 'now')) return;
  const ownTimeout = window.setTimeout.bind(window);
  let dueMs: number | undefined;
  const now = performance.now.bind(performance);
  performance.now = () => dueMs ?? now();
  window.setTimeout = ((action: TimerHandler, delayMs = 0, ...given: unknown[]) => {
    const endMs = performance.now() + delayMs;
    return ownTimeout(() => {
      if (typeof action !== 'function') return;
      dueMs = endMs;
      try {
        Reflect.apply(action, window, given);
      } finally {
        dueMs = undefined;
      }
    }, delayMs);
  }) as typeof window.setTimeout;
}

/** Runs in the page. */
function isShown(label: string): boolean {
  const roots: ParentNode[] = [document];
  for (const root of roots) {
    for (const node of root.querySelectorAll<HTMLElement>('*')) {
      if (node.shadowRoot) roots.push(node.shadowRoot);
      if (node.matches('button, [role=button]') && node.innerText.trim() === label) return true;
    }
  }
  return false;
}
