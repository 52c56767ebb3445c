import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { restockStyles } from '../../../elements/restock-signup/styles.ts';
import { formStyles } from '../../../elements/site-form/styles.ts';

const FOLDER = join(import.meta.dirname, '../../site/styles');
const STORE_SHEET = join(import.meta.dirname, '../../../elements/store.css');

/**
 * The site's style sheets by file name, `store`, which reserves the space of tags, and `form` and `restock`, the looks of forms before
 * their tag is there. Pages inline those that they need,
 * because fetching even one would keep the screen empty for another round trip.
 */
export const STYLE_SHEETS: Readonly<Record<string, string>> = {
  store: readFileSync(STORE_SHEET, 'utf8'),
  form: formStyles.cssText,
  restock: restockStyles.cssText,
  ...Object.fromEntries(
    readdirSync(FOLDER).map((file) => [basename(file, '.css'), readFileSync(join(FOLDER, file), 'utf8')]),
  ),
};
