interface BrowserScheduler {
  readonly scheduler?: { readonly yield?: () => Promise<void> };
}

/** Ends the task that is running; never fails, also where the page has given up the task that it began in. */
export function yieldToBrowser(): Promise<void> {
  const { scheduler } = globalThis as BrowserScheduler;
  return scheduler?.yield?.().catch(() => {}) ?? new Promise((resolve) => setTimeout(resolve));
}
