/** The package's entries: one list for the build, the package's exports and the tests. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

/**
 * One tag.
 * @typedef {object} TagRow
 * @property {string} tag its name, which is also the name of its folder
 * @property {boolean} [isOwners] whether the store's owner uses it; its folder is then in owner/, otherwise in elements/
 * @property {boolean} [isProvider] whether other tags look for it among their ancestors; such tags are defined first
 * @property {string} [reserve] the height that store.css reserves until it is defined, as a CSS length; without it, none
 * @property {string} [phoneReserve] the height on phones, where its text wraps; by default the same
 * @property {string} [unreserved] the selector of tags that reserve none, because they may show nothing
 * @property {boolean} [isSized] whether store.css reserves its size from its attributes `width` and `height`
 * @property {boolean} [isInline] whether the author's content gives it its size, so that store.css needs no rule
 * @property {boolean} [isClosed] whether its slots show nothing until it is opened
 * @property {boolean} [isFloating] whether it floats over the page, which then needs space at its end
 * @property {{ role: string, name: string }} [control] what a bare tag shows first, for the contract suite; without it, its
 *   case is in test/support/tag-cases.ts
 * @property {'entry' | 'network'} [file] the bundle for pages without a build that holds it: the entry bundle, or the one
 *   that loads immediately after it; without it, a file of its own, loaded when a page shows the tag
 */

/** @type {TagRow[]} Every tag, providers first. */
export const TAG_TABLE = JSON.parse(readFileSync(path.join(ROOT, 'elements/tags.json'), 'utf8'));

/**
 * Names the folder of a tag.
 * @param {string} tag the tag's name
 * @returns {string} its path in the repository
 */
export function folderOf(tag) {
  return `${TAG_TABLE.find((row) => row.tag === tag)?.isOwners ? 'owner' : 'elements'}/${tag}`;
}

/** The names of all tags, providers first. */
export const TAGS = TAG_TABLE.map(({ tag }) => tag);

/** Files of elements/ that are entries of their own; `testing` bundles its packages. */
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
  'solid',
];

/** The package's entries below `./core/`, `./gateways/` and `./testing/`: paths without ending, the same below dist/. */
export const PUBLIC_MODULES = Object.entries(
  JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).exports,
).flatMap(([name, { default: file }]) =>
  /^\.\/(core|gateways|testing)\//.test(name) ? [/^.\/dist\/(.+)\.js$/.exec(file)[1]] : [],
);

/**
 * Names every entry of the npm build.
 * @returns {Record<string, string>} path below dist/ without ending → source file
 */
export function npmEntries() {
  const paths = [
    ...ENTRIES.filter((name) => name !== 'testing').map((name) => `elements/${name}`),
    ...TAGS.map((tag) => `${folderOf(tag)}/define`),
    'owner/index',
    'entries/react/index',
    ...TAGS.map((tag) => `entries/react/${tag}`),
    ...PUBLIC_MODULES,
  ];
  return Object.fromEntries(paths.map((name) => [name, `${name}.ts`]));
}
