import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../../demo/site/templates');
const DATA = new URL('site-data.json', import.meta.url);
const EXTENSION = '.html';

/** The demo's own site: all its templates, and recorded data of some pages. */
export interface Site {
  /** Source texts by name. */
  readonly sources: Readonly<Record<string, string>>;
  /** Pages: the template's name and its data. */
  readonly pages: readonly (readonly [name: string, data: object])[];
}

/** What is timed: every template compiled, then each page; or each page by an engine that has compiled nothing yet. */
export const SITE_TASKS = {
  'a site': 'all templates compiled, then each page rendered',
  'page by page': 'each page with the partials it needs, nothing compiled before',
} as const;

/** The name of a task. */
export type SiteTaskName = keyof typeof SITE_TASKS;

/** Reads the site. */
export function readSite(): Site {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(EXTENSION),
  );
  const { frame, pages } = JSON.parse(readFileSync(DATA, 'utf8')) as {
    readonly frame: object;
    readonly pages: Readonly<Record<string, object>>;
  };
  return {
    sources: Object.fromEntries(
      files.map((file) => [path.basename(file, EXTENSION), readFileSync(path.join(FOLDER, file), 'utf8')]),
    ),
    pages: Object.entries(pages).map(([name, data]) => [name, { ...frame, ...data }]),
  };
}
