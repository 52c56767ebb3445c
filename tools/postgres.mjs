/** Finds a PostgreSQL for the tests; on Debian, as root, installs one. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';
import { which } from './which.mjs';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const UPDATE_LIMIT_MS = 60_000;
const INSTALL_LIMIT_MS = 180_000;

/**
 * Looks for the server programs of PostgreSQL: in PATH, then where Debian keeps them, newest first.
 * @returns {string | undefined} the folder with initdb and postgres
 */
export function findPostgres() {
  const inPath = which('initdb');
  if (inPath) return path.dirname(inPath);
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  return versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => path.join(DEBIAN_FOLDER, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'initdb')));
}

/**
 * Installs PostgreSQL where it is missing, this is Debian, and we may.
 * @returns {Promise<string | undefined>} why there is none in the end; undefined when there is one
 */
export async function installPostgresWhenMissing() {
  if (findPostgres()) return undefined;
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return 'not installed';
  console.error('Installing PostgreSQL…');
  // RUNLEVEL=1: packages of Debian start no service then; the tests start a private one.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await run('apt-get', ['update'], { env, timeLimitMs: UPDATE_LIMIT_MS });
  const install = ['install', '--yes', '--no-install-recommends', 'postgresql'];
  const { output } = await run('apt-get', install, { env, timeLimitMs: INSTALL_LIMIT_MS });
  if (findPostgres()) return undefined;
  return `apt-get could not install it: ${output.trim().split('\n').at(-1)}`;
}
