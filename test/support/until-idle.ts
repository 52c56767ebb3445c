/** As long as our views wait for a quiet moment: those that asked before are answered before. */
const IDLE_TIMEOUT_MS = 1_500;

/**
 * Waits until a page has nothing to do.
 * @param page its window
 */
export async function untilIdle(page: Window = window): Promise<void> {
  await new Promise<unknown>((resolve) => {
    // Safari has none: there our views take the next task for a quiet moment.
    if ('requestIdleCallback' in page) page.requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve);
  });
}
