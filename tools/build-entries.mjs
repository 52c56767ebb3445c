/** What the package lets out: one list for the build, the package's exports and the tests. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';
import { TAG_TABLE } from './tag-table.mjs';

/** The tags, those first that others look for above them. */
export const TAGS = TAG_TABLE.map(({ tag }) => tag);

/** Files of elements/ that are entries of their own. */
export const ENTRIES = ['index', 'all', 'autoloader', 'enhance', 'testing', 'jsx'];

/** The rooms of core/ that others may import by themselves: those that package.json exports, one by one. */
export const PUBLIC_ROOMS = Object.keys(
  JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).exports,
).flatMap((name) => /^\.\/core\/(.+)$/.exec(name)?.slice(1) ?? []);

/**
 * Names every entry of the npm build.
 * @returns {Record<string, string>} path below dist/ without ending → source file
 */
export function npmEntries() {
  const paths = [
    ...ENTRIES.map((name) => `elements/${name}`),
    ...TAGS.map((tag) => `elements/${tag}/define`),
    ...PUBLIC_ROOMS.map((room) => `core/${room}/index`),
  ];
  return Object.fromEntries(paths.map((name) => [name, `${name}.ts`]));
}
