import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

import { ROOT, run } from '../../../tools/run.mjs';
import { removeFolder } from '../temporary-folder.ts';

/** The backends of test/backends. */
export type Backend = 'medusa' | 'vendure';

const CACHE = path.join(ROOT, 'node_modules/.cache/backends');
// Far longer than a slow machine needs; the larger backend has a thousand packages.
const INSTALL_LIMIT_MS = 60 * 60_000;
const DRAFT = 'draft-';
const DRAFT_LIMIT_MS = 24 * 60 * 60_000;
/** No package of theirs needs its install script: native ones bring their programs. */
const INSTALL = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Returns the folder of a backend's own sources.
 * @param backend which
 */
export function sourcesOf(backend: Backend): string {
  return path.join(ROOT, 'test/backends', backend);
}

/**
 * Installs the packages of a backend, unless they are kept from an earlier run with the same lock file. They are outside of
 * the sources, so that no tool reads them, and are never among the product's own.
 * @param backend which
 * @returns the folder of its `node_modules`
 */
export async function installPackages(backend: Backend): Promise<string> {
  const lock = readFileSync(path.join(sourcesOf(backend), 'package-lock.json'));
  return keep(`${backend}-packages`, hashOf(lock), async (folder) => {
    console.error(`Installing ${backend} for the tests, as its packages are missing or outdated…`);
    mkdirSync(folder);
    for (const file of ['package.json', 'package-lock.json'])
      cpSync(path.join(sourcesOf(backend), file), path.join(folder, file));
    const { code, output } = await run('npm', INSTALL, { cwd: folder, timeLimitMs: INSTALL_LIMIT_MS });
    if (code !== 0) throw new Error(`${backend} could not be installed:\n${output}`);
  });
}

/**
 * Makes a folder that later runs find again, and removes those of other versions.
 * @param name what it holds
 * @param version changes when its content should
 * @param make fills a folder that does not exist yet
 * @returns the folder; only read it
 */
export async function keep(
  name: string,
  version: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const kept = path.join(CACHE, `${name}-${version}`);
  if (existsSync(kept)) return kept;
  mkdirSync(CACHE, { recursive: true });
  removeOld(name);
  const draft = path.join(CACHE, `${DRAFT}${name}-${process.pid}`);
  try {
    await make(draft);
    renameSync(draft, kept);
  } catch (error) {
    removeFolder(draft);
    // Another process may have been faster.
    if (!existsSync(kept)) throw error;
  }
  return kept;
}

// Other versions, and what killed runs left behind.
function removeOld(name: string): void {
  for (const each of readdirSync(CACHE)) {
    const folder = path.join(CACHE, each);
    const isDead = each.startsWith(DRAFT) && Date.now() - statSync(folder).mtimeMs > DRAFT_LIMIT_MS;
    if (isDead || each.startsWith(`${name}-`)) removeFolder(folder);
  }
}

/**
 * Hashes texts.
 * @param parts the texts
 * @returns hexadecimal digits
 */
export function hashOf(...parts: readonly (Buffer | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 12);
}
