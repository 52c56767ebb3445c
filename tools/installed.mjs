/** Finds programs that a package of the system installs, also those outside of a user's PATH. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import which from 'which';

/** Debian installs servers there. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/**
 * Looks for an installed program.
 * @param {string} name such as `pgbouncer`, which is also the name of Debian's package
 * @returns {string} its path
 * @throws {Error} when it is not installed, with the command that installs it
 */
export function findInstalled(name) {
  const inPath = which.sync(name, { nothrow: true });
  const found = inPath ?? FOLDERS.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
  if (!found) throw new Error(`${name} is not installed. On Debian: apt-get install ${name}`);
  return found;
}
