/** Assigns files to chunks and names the chunks' files. */
import { existsSync } from 'node:fs';
import { folderOf, TAGS } from './build-entries.mjs';
import { bundleFinder } from './bundle-of.mjs';

/** Matches the files of a tag that load together: its definition is a chunk of its own, and so is what only its view imports. */
function fileOfTag(tag) {
  const together = existsSync(`${folderOf(tag)}/view.tsx`) ? '(?:[^/]+\\.ts|face\\.tsx)' : '[^/]+\\.tsx?';
  return new RegExp(`/${folderOf(tag)}/(?!define\\.)${together}$`);
}

const FILES_OF_TAGS = TAGS.map((tag) => ({ tag, files: fileOfTag(tag) }));

/**
 * Creates Rollup's function that names the chunk of a file in the build for pages.
 * @returns {import('rollup').GetManualChunk} the function; files of the entry bundle go to the chunk `entry`, which Rollup merges into the entry file
 */
export function pageChunks() {
  let bundleOf;
  return (id, { getModuleIds, getModuleInfo }) => {
    bundleOf ??= bundleFinder(getModuleInfo, [...getModuleIds()]);
    return bundleOf(id);
  };
}

/**
 * Names the chunk of a tag's module in the build for bundlers. A tag's definition stays in its entry, so that package.json
 * can list exactly the files with side effects.
 * @param {string} id the module's path
 * @returns {string | undefined} the tag
 */
export function tagChunk(id) {
  return FILES_OF_TAGS.find(({ files }) => files.test(id))?.tag;
}

/**
 * Names the file of a chunk of the build for bundlers.
 * @param {{ name: string, facadeModuleId: string | null }} chunk Rollup's description of it
 */
export function npmChunkName({ name, facadeModuleId }) {
  const tag = TAGS.find((each) => facadeModuleId?.endsWith(`/${folderOf(each)}/view.tsx`));
  return `chunks/${tag ? `${tag}-view` : name}-[hash].js`;
}
