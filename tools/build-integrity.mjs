/** Writes dist/integrity.json: the hashes by which browsers check the files that pages load from elsewhere. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { ROOT } from './run.mjs';

const DIST = path.join(ROOT, 'dist');
const FILES = ['cdn/**/*.js', '*.css', 'styles/*.css', 'themes/*.css'];

/** Hashes the files that a page without a build step loads: file below dist/ → value of the attribute `integrity`. */
export function writeIntegrity() {
  const files = globSync(FILES, { cwd: DIST }).toSorted();
  const hashes = files.map((file) => {
    const hash = createHash('sha384')
      .update(readFileSync(path.join(DIST, file)))
      .digest('base64');
    return [file, `sha384-${hash}`];
  });
  writeFileSync(
    path.join(DIST, 'integrity.json'),
    `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`,
  );
}
