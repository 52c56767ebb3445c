/** Writes dist/integrity.json: the hashes by which browsers check the files that pages load from elsewhere. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { ROOT } from './run.mjs';

const DIST = path.join(ROOT, 'dist');
const FILES = ['cdn/**/*.js', '*.css', 'themes/*.css'];

/**
 * Hashes the files that a page without a build step loads.
 * @returns {Record<string, string>} file below dist/ → value of the attribute `integrity`
 */
export function integrityOfFiles() {
  const files = globSync(FILES, { cwd: DIST }).toSorted();
  return Object.fromEntries(
    files.map((file) => {
      const hash = createHash('sha384')
        .update(readFileSync(path.join(DIST, file)))
        .digest('base64');
      return [file, `sha384-${hash}`];
    }),
  );
}

/** Writes them. */
export function writeIntegrity() {
  writeFileSync(path.join(DIST, 'integrity.json'), `${JSON.stringify(integrityOfFiles(), null, 2)}\n`);
}
