/**
 * Runs something that must be stopped by an assertion.
 * @param action the action that must fail
 * @returns the assertion's message
 */
export function failureOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof Error && error.name === 'AssertionError') return error.message;
    throw error;
  }
  throw new Error('nothing was thrown');
}
