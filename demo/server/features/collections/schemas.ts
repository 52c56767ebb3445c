import * as v from 'valibot';

import { CONTENT_LIMITS } from '../../../../owner/rules/index.ts';
import { shownText } from '../../platform/shared/shown-text.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';

const MAX_TITLE_LENGTH = 100;
const MAX_URL_ID_LENGTH = 200;
const MAX_DESCRIPTION_LENGTH = 1_000;

// PostgreSQL's text cannot hold the character NUL.
const text = v.pipe(v.string(MESSAGES.required), v.excludes('\0', MESSAGES.badText), v.trim());
const title = shownText(MAX_TITLE_LENGTH);

/** Body of the creation of a product collection. Source: docs/behaviour/owner.md §1.2 */
export const NEW_COLLECTION = v.strictObject({
  navigationTitle: title,
  title,
  urlId: v.pipe(
    v.string(MESSAGES.required),
    v.minLength(CONTENT_LIMITS.shortestUrlId, MESSAGES.badUrlId),
    v.maxLength(MAX_URL_ID_LENGTH, MESSAGES.tooLong),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, MESSAGES.badUrlId),
  ),
  description: v.pipe(text, v.maxLength(MAX_DESCRIPTION_LENGTH, MESSAGES.tooLong)),
  enabled: v.literal(true, MESSAGES.unfittingValue),
});

/** Body of the creation of a root category. Source: docs/behaviour/owner.md §1.3 */
export const ROOT_CATEGORY = v.strictObject({
  displayName: shownText(CONTENT_LIMITS.categoryLength),
  parentCategoryId: v.literal('', MESSAGES.unfittingValue),
  type: v.literal('ROOT', MESSAGES.unfittingValue),
  pageRendering: v.literal('LIST_VIEW', MESSAGES.unfittingValue),
  displayIndex: v.pipe(
    v.number(MESSAGES.required),
    v.integer(MESSAGES.unfittingValue),
    v.minValue(1, MESSAGES.unfittingValue),
  ),
});
