interface BrowserScheduler {
  readonly scheduler?: { readonly yield?: () => Promise<void> };
}

/** Ends the task that is running. */
export function yieldToBrowser(): Promise<void> {
  const { scheduler } = globalThis as BrowserScheduler;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
