import { PGlite } from '@electric-sql/pglite';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from '../../tools/run.mjs';
import { makeTemporaryFolder, removeFolder } from './temporary-folder.ts';

const CACHE = path.join(ROOT, 'node_modules/.cache');

/**
 * Makes a data folder with an empty embedded database inside, copied from a template, because making one anew
 * takes seconds.
 * @returns the folder, to be used as the store's `dataDir`
 */
export async function makeEmbeddedFolder(): Promise<string> {
  const folder = makeTemporaryFolder();
  cpSync(await template(), path.join(folder, 'pglite'), { recursive: true });
  return folder;
}

async function template(): Promise<string> {
  const manifest = path.join(ROOT, 'node_modules/@electric-sql/pglite/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const place = path.join(CACHE, `empty-pglite-${version}`);
  if (existsSync(place)) return place;
  mkdirSync(CACHE, { recursive: true });
  const draft = `${place}.${process.pid}`;
  const database = await PGlite.create(draft);
  await database.close();
  try {
    renameSync(draft, place);
  } catch {
    // Another test was faster.
    removeFolder(draft);
  }
  return place;
}
