import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../tools/run.mjs';

/** A version of a package, and the hash of its archive. */
export interface Packed {
  readonly name: string;
  readonly version: string;
  readonly integrity: string;
}

const CACHE = path.join(ROOT, 'node_modules/.cache/rivals');

/**
 * Fetches a package from npm's registry without what it depends on: as a dependency of ours it would install a bundler and
 * two compilers.
 * @param packed which one
 * @returns the absolute path of its folder
 * @throws Error when the archive is not the known one
 */
export function folderOfPacked({ name, version, integrity }: Packed): string {
  const folder = path.join(CACHE, `${name.replace('/', '-')}-${version}`);
  if (existsSync(folder)) return path.join(folder, 'package');
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', `${name}@${version}`, '--json', '--pack-destination', unfinished], {
      encoding: 'utf8',
    }),
  ) as [{ readonly filename: string }];
  const archive = path.join(unfinished, path.basename(filename));
  const hash = createHash('sha512').update(readFileSync(archive)).digest('base64');
  if (integrity !== `sha512-${hash}`) throw new Error(`${name}@${version}: another archive than expected`);
  execFileSync('tar', ['-xzf', archive, '-C', unfinished]);
  renameSync(unfinished, folder);
  return path.join(folder, 'package');
}
