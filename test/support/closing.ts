/** Something with a `close` method. */
interface Closable {
  readonly close: () => Promise<void>;
}

/**
 * Closes a thing once and drops the reference: the runner keeps finished suites with their variables, and with a store its
 * database, pages and routes.
 * @param thing to close
 * @returns closes it; a second call does nothing
 */
export function closing(thing: Closable): () => Promise<void> {
  let kept: Closable | undefined = thing;
  let closed: Promise<void> | undefined;
  return async () => {
    closed ??= kept?.close();
    kept = undefined;
    await closed;
  };
}
