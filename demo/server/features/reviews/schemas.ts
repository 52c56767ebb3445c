import * as v from 'valibot';

import { REVIEW_KINDS, REVIEW_SORTS } from '../../../../core/reviews/index.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import { parseCursor } from './review-cursor.ts';

const KINDS = v.pipe(
  v.string(),
  v.transform((text) => text.split(',')),
  v.check(
    (names) => names.every((name) => REVIEW_KINDS.some((kind) => kind === name)),
    MESSAGES.unknownChoice,
  ),
  v.transform((names) => REVIEW_KINDS.filter((kind) => names.includes(kind))),
);

const CURSOR = v.pipe(
  v.string(),
  v.check((text) => parseCursor(text) !== undefined, MESSAGES.unknownListPage),
  v.transform(parseCursor),
);

/** The query of a list of reviews; by default all kinds, the newest first. Source: docs/behaviour/reviews.md §3.1 */
export const REVIEW_QUERY = v.object({
  kinds: v.optional(KINDS, REVIEW_KINDS.join()),
  sort: v.optional(v.picklist(REVIEW_SORTS, MESSAGES.unknownChoice), REVIEW_SORTS[0]),
  cursor: v.optional(CURSOR),
});

/** A checked query. */
export type ReviewQuery = v.InferOutput<typeof REVIEW_QUERY>;
