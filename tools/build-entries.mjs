/** What the package lets out: one list for the build, the package's exports and the tests. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

/**
 * One tag.
 * @typedef {object} TagRow
 * @property {string} tag its name, which is also the name of its folder in elements/
 * @property {boolean} [isProvider] whether others look for it above them, so that it is defined before them
 * @property {string} [reserve] the height that store.css keeps for it until it is defined, as a CSS length; a tag without
 *   one takes no place
 * @property {boolean} [isSized] whether store.css keeps its place from its attributes `width` and `height`
 * @property {boolean} [isInline] whether its place is that of what its author has put inside, so that store.css needs no rule
 * @property {boolean} [isFloating] whether it floats over the page, which needs room at its end
 * @property {'entry' | 'network'} [file] the bundle for pages without a build that holds it: the entry bundle, or the one
 *   that loads immediately after it; otherwise a file of its own, loaded when a page shows the tag
 */

/** @type {TagRow[]} Every tag, those first that others look for above them. */
export const TAG_TABLE = JSON.parse(readFileSync(path.join(ROOT, 'elements/tags.json'), 'utf8'));

/** The tags, those first that others look for above them. */
export const TAGS = TAG_TABLE.map(({ tag }) => tag);

/** Files of elements/ that are entries of their own; for `testing`, packages are built in. */
export const ENTRIES = [
  'index',
  'all',
  'autoloader',
  'enhance',
  'analytics',
  'dialog',
  'testing',
  'jsx',
  'vue',
  'svelte',
];

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
    ...ENTRIES.filter((name) => name !== 'testing').map((name) => `elements/${name}`),
    ...TAGS.map((tag) => `elements/${tag}/define`),
    ...PUBLIC_ROOMS.map((room) => `core/${room}/index`),
  ];
  return Object.fromEntries(paths.map((name) => [name, `${name}.ts`]));
}
