/**
 * Limits how long an answer may take.
 * @param timeLimitMs the limit
 * @param answer what is awaited; it is ignored if it is late
 * @returns the answer
 * @throws whatever the answer throws, and an error that counts as an unreachable database if it is late
 */
export async function within<Result>(timeLimitMs: number, answer: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('Query read timeout'));
    }, timeLimitMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
