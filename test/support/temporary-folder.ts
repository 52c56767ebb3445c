import { mkdirSync, mkdtempSync, realpathSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Linux keeps this folder in memory; some containers leave little space in it. */
const MEMORY_FOLDER = '/dev/shm';
const ENOUGH_BYTES = 1e9;

/**
 * Makes a folder for one test file or test.
 * @param files relative path → text, written into it
 * @param parent where; the system's folder for temporary files by default
 * @returns its real absolute path
 */
export function makeTemporaryFolder(
  files: Readonly<Record<string, string>> = {},
  parent: string = tmpdir(),
): string {
  const folder = realpathSync(mkdtempSync(path.join(parent, 'storefront-elements-')));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

/**
 * Makes an empty folder for many files without programs, in memory if there is space: on a disk the embedded
 * database's thousand files cost more time than most tests.
 * @returns its real absolute path
 */
export function makeMemoryFolder(): string {
  return makeTemporaryFolder({}, hasRoomInMemory() ? MEMORY_FOLDER : tmpdir());
}

function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    return bavail * bsize > ENOUGH_BYTES;
  } catch {
    return false;
  }
}

/**
 * Removes a folder that one of these functions made.
 * @param folder its path
 */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
