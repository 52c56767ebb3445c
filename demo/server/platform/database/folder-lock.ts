import { tryLock } from 'fs-native-extensions';
import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

import { StartFailure } from '../shared/start-failure.ts';
import { START_FAILURES } from '../shared/start-failures.ts';

const LOCK_NAME = 'lock';

/**
 * Locks the data folder for this process, because PGlite itself lets two processes write into one folder. The lock is
 * the operating system's, so it ends with the process that holds it, however that ends.
 * @param folder path of the data folder; made when it is missing
 * @returns releases the folder; may be called twice
 * @throws StartFailure when the folder is in use
 * Source: docs/behaviour/reference-store.md §1.3
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, LOCK_NAME);
  const file = openSync(path, 'a+');
  if (!tryLock(file)) {
    closeSync(file);
    throw new StartFailure(START_FAILURES.lockedFolder(folder, holderOf(path)));
  }
  // For the message above. The file is never deleted, or two processes could each lock a different file of this name.
  ftruncateSync(file);
  writeSync(file, String(process.pid));
  let isHeld = true;
  return () => {
    if (isHeld) closeSync(file);
    isHeld = false;
  };
}

function holderOf(path: string): number | undefined {
  try {
    const text = readFileSync(path, 'utf8');
    return /^\d+$/.test(text) ? Number(text) : undefined;
  } catch {
    // Windows refuses to read a file that another process has locked.
    return undefined;
  }
}
