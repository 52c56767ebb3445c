/** Files on disk, listed the same way on every machine. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Lists the files of a folder and of all folders in it.
 * @param {string} place absolute path of a folder, of a file, or of nothing
 * @returns {string[]} absolute paths in alphabetical order; the file itself for a file, none for nothing
 */
export function filesBelow(place) {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
