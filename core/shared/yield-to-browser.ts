interface BrowserScheduler {
  readonly scheduler?: { readonly yield?: () => Promise<void> };
}

/** Ends the current task. Never rejects, even if the page has aborted the task it started in. */
export function yieldToBrowser(): Promise<void> {
  const { scheduler } = globalThis as BrowserScheduler;
  return scheduler?.yield?.().catch(() => {}) ?? new Promise((resolve) => setTimeout(resolve));
}
