import { createHook } from 'node:async_hooks';

/** What Node calls the work of a native module that gave it no name, as the one of Argon2id does. */
const NATIVE_WORK = 'undefined';

/**
 * Counts how often a password is hashed in this process, to be kept or to be compared. That is most of the time that a
 * login takes, and a count is the same on a busy machine.
 * @param action what is tried
 */
export async function countPasswordHashes(action: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({
    init(_, kind) {
      if (kind === NATIVE_WORK) count += 1;
    },
  }).enable();
  try {
    await action();
  } finally {
    hook.disable();
  }
  return count;
}
