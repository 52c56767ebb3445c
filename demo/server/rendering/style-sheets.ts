import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../site/styles');
const STORE_SHEET = join(import.meta.dirname, '../../../elements/store.css');

/**
 * The site's style sheets by file name, and `store`, which reserves the space of tags. Pages inline those that they need,
 * because fetching even one would keep the screen empty for another round trip.
 */
export const STYLE_SHEETS: Readonly<Record<string, string>> = {
  store: readFileSync(STORE_SHEET, 'utf8'),
  ...Object.fromEntries(
    readdirSync(FOLDER).map((file) => [basename(file, '.css'), readFileSync(join(FOLDER, file), 'utf8')]),
  ),
};
