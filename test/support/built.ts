import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { ROOT } from '../../tools/run.mjs';

/** The folder of the build. */
const DIST = path.join(ROOT, 'dist');

/** package.json, as far as tests read it. */
export interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  readonly sideEffects: readonly string[];
}

/** The content of package.json. */
export const PACKAGE = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as PackageJson;

/**
 * Lists built files.
 * @param ending of their names
 * @returns paths below dist/, with slashes
 */
export function builtFiles(ending: string): string[] {
  return globSync(`**/*${ending}`, { cwd: DIST }).sort();
}

/**
 * Reads a built file.
 * @param file path below dist/
 */
export function readBuilt(file: string): string {
  return readFileSync(path.join(DIST, file), 'utf8');
}
