/** Something that is closed in the end. */
interface Closable {
  readonly close: () => Promise<void>;
}

/**
 * Closes a thing once, and lets go of it: the runner keeps every suite that ran, with the variables in which a store
 * stood, and with the stores it would keep their databases, pages and routes.
 * @param thing what is closed
 * @returns closes it; calling it twice does no harm
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
