/** Finds programs. */
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Looks an executable up in PATH.
 * @param {string} name the file name
 * @returns {string | undefined} its absolute path
 */
export function which(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}
