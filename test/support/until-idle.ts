/** The same time limit as in our views, so that callbacks requested earlier run earlier. */
const IDLE_TIMEOUT_MS = 1_500;

/**
 * Waits until a page is idle.
 * @param page its window
 */
export async function untilIdle(page: Window = window): Promise<void> {
  await new Promise<unknown>((resolve) => {
    // Safari has no idle callbacks: there our views use the next task.
    if ('requestIdleCallback' in page) page.requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve);
  });
}
