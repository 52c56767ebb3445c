/**
 * Waits for an answer, but not for ever.
 * @param answer what is waited for
 * @param timeoutMs how long, in milliseconds
 * @param createError creates what is thrown when the time is over
 * @returns the answer
 * @throws the answer's own error, or what `createError` returned
 * Source: docs/behaviour/wire.md §7.4
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
