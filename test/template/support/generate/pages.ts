import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../pages/', import.meta.url);

/** Templates as the authors of sites write them, by file name; each may apply any other. */
export const PAGES: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(FOLDER).map((name) => [name, readFileSync(new URL(name, FOLDER), 'utf8')]),
);
