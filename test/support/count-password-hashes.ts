import { createHook } from 'node:async_hooks';

/** Node's name for unnamed work of a native module, such as that of Argon2id. */
const NATIVE_WORK = 'undefined';

/**
 * Counts the password hashes in this process, for storage or comparison. They take most of the time of a login, and unlike
 * time, a count does not depend on the machine.
 * @param action the code to count
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
