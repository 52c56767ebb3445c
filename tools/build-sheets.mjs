/** Writes dist/styles/: the sheet of each tag that a server renders, for pages that link to it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './run.mjs';

/** Writes the sheets, by the code that writes them into pages. */
export async function writeSheets() {
  const server = path.join(ROOT, 'dist/entries/server/index.js');
  const { styleSheets } = await import(`${pathToFileURL(server).href}?at=${Date.now()}`);
  const folder = path.join(ROOT, 'dist/styles');
  mkdirSync(folder, { recursive: true });
  for (const [tag, sheet] of Object.entries(styleSheets()))
    writeFileSync(path.join(folder, `${tag}.css`), sheet);
}
