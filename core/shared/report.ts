/**
 * Reports an error that is not ours to the page's error reporter; never throws.
 * @param error the caught error
 * @param context module and action, such as `cart.refresh`
 * Source: docs/behaviour/settings.md §6.
 */
export type Report = (error: unknown, context: string) => void;

/** Reports to the browser's console: the default reporter. */
export const reportToConsole: Report = (error, context) => {
  try {
    console.error(`storefront-elements: ${context}`, error);
  } catch {
    // The host replaced the console with one that throws: there is nowhere left to report.
  }
};
