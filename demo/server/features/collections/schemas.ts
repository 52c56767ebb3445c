import * as v from 'valibot';

import { CONTENT_LIMITS } from '../../../../owner/rules/index.ts';
import { shownLine, shownText } from '../../platform/shared/shown-text.ts';
import { PRODUCT_SORTS } from '../catalogue/index.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import { URL_ID } from '../../platform/shared/url-id.ts';
import { COLLECTION_LIMITS } from './collection-limits.ts';

// PostgreSQL's text cannot hold the character NUL.
const text = v.pipe(v.string(MESSAGES.required), v.excludes('\0', MESSAGES.badText), v.trim());
const title = shownText(COLLECTION_LIMITS.titleLength);

/** Body of the creation of a product collection. Source: docs/behaviour/owner.md §1.2 */
export const NEW_COLLECTION = v.strictObject({
  navigationTitle: title,
  title,
  urlId: v.pipe(
    v.string(MESSAGES.required),
    v.minLength(CONTENT_LIMITS.shortestUrlId, MESSAGES.badUrlId),
    v.maxLength(COLLECTION_LIMITS.urlIdLength, MESSAGES.tooLong),
    v.regex(URL_ID, MESSAGES.badUrlId),
  ),
  description: v.pipe(text, v.maxLength(COLLECTION_LIMITS.descriptionLength, MESSAGES.tooLong)),
  enabled: v.literal(true, MESSAGES.unfittingValue),
});

/** The texts of a new store; its address is derived from the title. */
export const NEW_STORE = v.pick(NEW_COLLECTION, ['title', 'description']);

/** The owner's form of a store. Source: docs/behaviour/owner-pages.md §22.2 */
export const POSTED_COLLECTION = v.strictObject({
  ...NEW_COLLECTION.entries,
  enabled: v.boolean(),
  sort: v.picklist(PRODUCT_SORTS, MESSAGES.unfittingValue),
});

/** The texts of a store and how visitors see it. */
export type CollectionValues = v.InferOutput<typeof POSTED_COLLECTION>;

/** The owner's form of a category. Source: docs/behaviour/owner-pages.md §22.5 */
export const POSTED_CATEGORY = v.strictObject({
  displayName: v.pipe(
    shownLine(CONTENT_LIMITS.categoryLength),
    v.check((name) => !name.includes(',') && !name.includes('"'), MESSAGES.badText),
  ),
  /** The name of its parent; '' at the top. */
  parent: v.pipe(text, v.maxLength(CONTENT_LIMITS.categoryLength, MESSAGES.tooLong)),
});

/** A category as its owner writes it. */
export type CategoryValues = v.InferOutput<typeof POSTED_CATEGORY>;

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
