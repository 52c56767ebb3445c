import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { packed } from '../../tools/packed.mjs';
import { ROOT, run } from '../../tools/run.mjs';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** A consumer's folder with our package installed. */
export interface UsersFolder {
  /** Its real absolute path. */
  readonly path: string;
  /**
   * Runs a program of a package, as npx does.
   * @param program path below node_modules of its script
   * @param args its arguments
   */
  readonly run: (program: string, args: readonly string[]) => Promise<{ code: number; output: string }>;
}

// Only stops a hanging program.
const TIME_LIMIT_MS = 600_000;
/** Hides the surrounding test run from a consumer's programs. */
export const OUTSIDE = { NODE_ENV: undefined, NODE_TEST_CONTEXT: undefined, RESULTS_FILE: undefined };

const { dependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  dependencies: Readonly<Record<string, string>>;
};
const DEPENDENCIES = Object.keys(dependencies);

/**
 * Creates a folder with our package as npm installs it, from the packed file and with its dependencies; all other packages
 * are those of this repository.
 * @param files relative path → text
 * @param packages names of other installed packages
 * @returns the folder; remove it with removeFolder
 */
export async function makeUsersFolder(
  files: Readonly<Record<string, string>>,
  packages: readonly string[],
): Promise<UsersFolder> {
  const folder = makeTemporaryFolder({
    'package.json': '{ "name": "users-page", "private": true, "type": "module" }',
    ...files,
  });
  const modules = path.join(folder, 'node_modules');
  const own = path.join(modules, 'storefront-elements');
  mkdirSync(own, { recursive: true });
  const inFolder = (command: string, args: readonly string[]) =>
    run(command, [...args], { cwd: folder, env: OUTSIDE, timeLimitMs: TIME_LIMIT_MS });
  const unpacked = await inFolder('tar', ['-xzf', await packed(), '-C', own, '--strip-components=1']);
  if (unpacked.code !== 0) throw new Error(unpacked.output);
  for (const name of new Set([...DEPENDENCIES, ...packages])) {
    const place = path.join(modules, name);
    mkdirSync(path.dirname(place), { recursive: true });
    symlinkSync(path.join(ROOT, 'node_modules', name), place, 'dir');
  }
  return {
    path: folder,
    run: (program, args) => inFolder(process.execPath, [path.join(ROOT, 'node_modules', program), ...args]),
  };
}
