import { PGlite } from '@electric-sql/pglite';
import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

import { openDatabase, type OpenDatabase } from '../../demo/server/platform/database/open-database.ts';
import { prepareDatabase } from '../../demo/server/prepare-database.ts';
import { ROOT } from '../../tools/run.mjs';
import { makeMemoryFolder, removeFolder } from './temporary-folder.ts';

const CACHE = path.join(ROOT, 'node_modules/.cache/stores');
/** Files of the write-ahead log have 1 MB instead of 16: each store copies the log. */
const INIT = ['--wal-segsize=1'];
/**
 * Each start fills the database's buffers with zeros: for the usual 128 MB, that is half of its time. Old files of the log
 * are removed instead of recycled.
 */
const SETTINGS = { shared_buffers: '8MB', min_wal_size: '2MB', wal_recycle: 'off' };
/** Templates of new databases, which tests do not create; two thirds of the files of an empty folder. */
const TEMPLATES = ['template0', 'template1'];

/**
 * Creates a data folder with an embedded database, copied from a cached one: creating one takes seconds.
 * @param options of the database
 * @param options.isEmpty true omits the store's tables and their rows
 * @returns the folder, to be used as the store's `dataDir`
 */
export async function makeEmbeddedFolder({ isEmpty = false } = {}): Promise<string> {
  const folder = makeMemoryFolder();
  cpSync(await (isEmpty ? keptEmpty() : keptFilled()), folder, { recursive: true });
  return folder;
}

/**
 * Opens the database of a data folder as it is, without a store.
 * @param dataDir the folder
 */
export function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const onLostConnection = (): void => undefined;
  return openDatabase({ databaseUrl: undefined, dataDir, reset: false, onLostConnection });
}

function keptEmpty(): Promise<string> {
  return keep(`empty-${stateOfEmpty()}`, async (dataDir) => {
    mkdirSync(dataDir);
    const folder = path.join(dataDir, 'pglite');
    const database = await PGlite.create(folder, { initDbStartParams: INIT });
    await database.exec('update pg_database set datistemplate = false');
    for (const template of TEMPLATES) await database.exec(`drop database ${template}`);
    await database.close();
    const settings = Object.entries(SETTINGS).map(([name, value]) => `${name} = ${value}\n`);
    appendFileSync(path.join(folder, 'postgresql.conf'), settings.join(''));
  });
}

function keptFilled(): Promise<string> {
  const name = `filled-${stateOfSeeds()}`;
  return keep(name, async (dataDir) => {
    // Folders of other days and other sources.
    const others = globSync('filled-*', { cwd: CACHE, onlyDirectories: true, ignore: `${name}*` });
    for (const other of others) removeFolder(path.join(CACHE, other));
    cpSync(await keptEmpty(), dataDir, { recursive: true });
    const { db, close } = await openEmbedded(dataDir);
    await prepareDatabase(db, false);
    await close();
  });
}

async function keep(name: string, make: (dataDir: string) => Promise<void>): Promise<string> {
  const place = path.join(CACHE, name);
  if (existsSync(place)) return place;
  mkdirSync(CACHE, { recursive: true });
  const draft = `${place}.${process.pid}`;
  await make(draft);
  try {
    renameSync(draft, place);
  } catch {
    // Another process was faster.
    removeFolder(draft);
  }
  return place;
}

function stateOfEmpty(): string {
  const manifest = readFileSync(path.join(ROOT, 'node_modules/@electric-sql/pglite/package.json'));
  const hash = createHash('sha256')
    .update(manifest)
    .update(JSON.stringify([INIT, SETTINGS, TEMPLATES]));
  return hash.digest('hex').slice(0, 12);
}

// Some seed dates are relative to the day of the seeding.
let seeds: string | undefined;
function stateOfSeeds(): string {
  return (seeds ??= hashOfSeeds());
}

function hashOfSeeds(): string {
  const hash = createHash('sha256').update(stateOfEmpty()).update(new Date().toDateString());
  for (const file of globSync('demo/server/**', { cwd: ROOT, absolute: true }).sort())
    hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}
