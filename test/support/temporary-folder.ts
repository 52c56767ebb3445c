import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Makes a folder for one test file or test.
 * @param files relative path → text, written into it
 * @returns its real absolute path
 */
export function makeTemporaryFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'storefront-elements-')));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

/**
 * Removes what makeTemporaryFolder made.
 * @param folder its path
 */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
