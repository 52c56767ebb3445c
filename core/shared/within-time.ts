/**
 * Waits for an answer, with a timeout.
 * @param answer the pending answer
 * @param timeoutMs the timeout in milliseconds
 * @param createError creates the error of the timeout
 * @returns the answer
 * @throws the answer's own error, or what `createError` returned
 * Source: docs/behaviour/network.md §7.4
 */
export async function withinTime<Answer>(
  answer: Promise<Answer>,
  timeoutMs: number,
  createError: () => Error,
): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(createError());
    }, timeoutMs);
  });
  try {
    return await Promise.race([answer, limit]);
  } finally {
    clearTimeout(timer);
  }
}
