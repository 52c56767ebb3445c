/** The text of a thrown value. */
export interface ErrorText {
  readonly name: string;
  readonly message: string;
}

/**
 * Reads the text of a thrown value; templates run foreign code, which may throw anything.
 * @param thrown anything, including values that cannot be converted to text
 * @returns its name and message as text
 */
export function errorText(thrown: unknown): ErrorText {
  try {
    if (!(thrown instanceof Error)) return { name: 'Error', message: String(thrown) };
    // The thrown value may have anything there.
    const { name, message }: { readonly name: unknown; readonly message: unknown } = thrown;
    return { name: String(name), message: String(message) };
  } catch {
    return { name: 'Error', message: 'something without words' };
  }
}
