import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { ROOT } from '../../tools/run.mjs';

const NOT_OURS = ['{node_modules,dist,.git,.data,coverage}/**'];

/**
 * Lists the files of the repository: those that git tracks, or those in the folder of a downloaded archive without git.
 * @returns paths relative to the repository, of files that exist
 */
export function trackedFiles(): string[] {
  const files = listOfGit() ?? globSync('**', { cwd: ROOT, dot: true, ignore: NOT_OURS });
  return files.filter((file) => existsSync(path.join(ROOT, file)));
}

function listOfGit(): string[] | undefined {
  try {
    const list = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] });
    const files = String(list).split('\0').filter(Boolean);
    return files.includes('package.json') ? files : undefined;
  } catch {
    return undefined;
  }
}
