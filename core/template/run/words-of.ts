/** What a thrown value says of itself. */
export interface ThrownWords {
  readonly name: string;
  readonly message: string;
}

/**
 * Reads what a thrown value says of itself; templates run foreign code, which may throw anything.
 * @param thrown anything, also what cannot be made text
 * @returns its name and message as text
 */
export function wordsOf(thrown: unknown): ThrownWords {
  try {
    if (!(thrown instanceof Error)) return { name: 'Error', message: String(thrown) };
    // Whoever throws may have put anything there.
    const { name, message }: { readonly name: unknown; readonly message: unknown } = thrown;
    return { name: String(name), message: String(message) };
  } catch {
    return { name: 'Error', message: 'something without words' };
  }
}
