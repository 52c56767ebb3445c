/** What the package lets out: one list for the build, the package's exports and the tests. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';
import { TAG_TABLE } from './tag-table.mjs';

/** The tags, those first that others look for above them. */
export const TAGS = TAG_TABLE.map(({ tag }) => tag);

/** Files of elements/ that are entries of their own. */
export const ENTRIES = ['index', 'all', 'autoloader', 'enhance', 'testing', 'jsx'];

/**
 * Lists the rooms of core/.
 * @returns {string[]} names of rooms that have a door
 */
export function coreRooms() {
  const core = path.join(ROOT, 'core');
  return readdirSync(core, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(path.join(core, entry.name)).includes('index.ts'))
    .map(({ name }) => name);
}

/**
 * Names every entry of the npm build.
 * @returns {Record<string, string>} path below dist/ without ending → source file
 */
export function npmEntries() {
  const paths = [
    ...ENTRIES.map((name) => `elements/${name}`),
    ...TAGS.map((tag) => `elements/${tag}/define`),
    ...coreRooms().map((room) => `core/${room}/index`),
  ];
  return Object.fromEntries(paths.map((name) => [name, `${name}.ts`]));
}
