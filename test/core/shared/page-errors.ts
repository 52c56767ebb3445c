import { catchErrors } from './console.ts';

/**
 * Gathers what reaches the page as an uncaught error while an action runs; the test runner does not hear of it.
 * @param action may be async
 * @returns what was thrown, in order
 */
export async function catchPageErrors(action: () => unknown): Promise<unknown[]> {
  const errors: unknown[] = [];
  // Not a listener: on the window itself Chromium calls the runner's first, capturing or not.
  const runners = window.onerror;
  window.onerror = (_message, _source, _line, _column, error) => {
    errors.push(error);
    return true;
  };
  try {
    // The runner writes uncaught errors to the console as well.
    await catchErrors(action);
  } finally {
    window.onerror = runners;
  }
  return errors;
}
