import { readFileSync } from 'node:fs';
import path from 'node:path';

import { globSync } from 'tinyglobby';

import { type Page, pagesOf, SECTIONS } from './pages.ts';

/** The folder of the repository. */
export const ROOT = findRoot(import.meta.dirname);

// VitePress bundles its configuration into another folder.
function findRoot(start: string): string {
  const folder = path.resolve(start);
  const marker = globSync('modules.mjs', { cwd: folder, deep: 1 });
  return marker.length > 0 ? folder : findRoot(path.dirname(folder));
}

const PATTERNS = ['docs/**/*.md', '{engine,owner,bench}/README.md', '{README,CONTRIBUTING,CHANGELOG}.md'];

/** The documents that the site may show: paths in the repository, sorted. */
function documents(): readonly string[] {
  return globSync(PATTERNS, { cwd: ROOT, ignore: ['**/node_modules/**'] }).sort();
}

/**
 * Lists the other Markdown files of the repository.
 * @param shown the pages of the site, by path
 */
export function hiddenDocuments(shown: ReadonlySet<string>): string[] {
  const all = globSync('**/*.md', { cwd: ROOT, ignore: ['**/node_modules/**', '**/dist/**'] });
  return all.filter((file) => !shown.has(file));
}

/**
 * Reads a document.
 * @param file its path in the repository
 */
export function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

/** The first heading of a document, as plain text. */
function titleOf(file: string): string {
  const [, heading = file] = /^# +(.+)$/m.exec(read(file)) ?? [];
  return heading.replaceAll('`', '');
}

/** A group of the navigation, with its pages. */
export interface ShownSection {
  readonly title: string;
  readonly pages: readonly Page[];
}

/**
 * Lists the pages of the site.
 * @returns them by section, in order of the navigation
 */
export function shownSections(): readonly ShownSection[] {
  const files = documents();
  return SECTIONS.map((section) => ({
    title: section.title,
    pages: pagesOf(section, files, titleOf),
  }));
}
