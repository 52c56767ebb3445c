import { transform } from 'esbuild';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { earlyStyles, printedStyles } from '../../../../elements/gallery-block/early-styles.ts';
import { itemStyles } from '../../../../elements/gallery-block/item-styles.ts';
import { restockStyles } from '../../../../elements/restock-signup/styles.ts';
import { formStyles } from '../../../../elements/site-form/styles.ts';
import { reviewsStyles } from '../../../../elements/store-reviews/styles.ts';

const FOLDER = join(import.meta.dirname, '../../../site/styles');
const STORE_SHEET = join(import.meta.dirname, '../../../../elements/store.css');

const SOURCES: Readonly<Record<string, string>> = {
  store: readFileSync(STORE_SHEET, 'utf8'),
  form: formStyles.cssText,
  pictures: earlyStyles.cssText + itemStyles.cssText,
  printedPictures: printedStyles.cssText + itemStyles.cssText,
  restock: restockStyles.cssText,
  // The tag's own rules, for the markup that the page prints.
  printedReviews: `.reviews { ${reviewsStyles.cssText} }`,
  ...Object.fromEntries(
    readdirSync(FOLDER).map((file) => [basename(file, '.css'), readFileSync(join(FOLDER, file), 'utf8')]),
  ),
};

/**
 * The site's style sheets by file name, minified; also `store`, which reserves the space of tags, and `form`, `pictures`,
 * `printedPictures`, `restock` and `printedReviews`, which style markup before its tag is defined. Pages inline those that they need, because
 * a request would delay the first paint by a round trip.
 */
export const STYLE_SHEETS: Readonly<Record<string, string>> = Object.fromEntries(
  await Promise.all(
    Object.entries(SOURCES).map(async ([name, source]) => {
      const { code } = await transform(source, { loader: 'css', minify: true, charset: 'utf8' });
      return [name, code.trim()] as const;
    }),
  ),
);
