import * as v from 'valibot';

import { REVIEW_KINDS, REVIEW_SORTS } from '../../../../core/reviews/index.ts';
import { isBlank, isEmailAddress, tidyAddress } from '../../../../core/text/index.ts';
import { shownLine, shownText } from '../../platform/shared/shown-text.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import { parseCursor } from './review-cursor.ts';
import { REVIEW_LIMITS } from './review-limits.ts';
import { REVIEW_TEXTS } from './texts.ts';

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

/** A review as a visitor writes it. Source: docs/behaviour/reviews.md §5.1 */
export const WRITTEN_REVIEW = v.object({
  rating: v.pipe(v.string(), v.regex(/^[1-5]$/, REVIEW_TEXTS.noRating), v.transform(Number)),
  title: v.union([
    v.pipe(
      v.string(),
      v.check(isBlank),
      v.transform(() => ''),
    ),
    shownLine(REVIEW_LIMITS.titleLength),
  ]),
  body: shownText(REVIEW_LIMITS.bodyLength),
  author: shownLine(REVIEW_LIMITS.authorLength),
  email: v.pipe(
    v.string(MESSAGES.required),
    v.transform(tidyAddress),
    v.nonEmpty(MESSAGES.required),
    v.check(isEmailAddress, MESSAGES.badEmail),
  ),
});

/** A checked review. */
export type WrittenReview = v.InferOutput<typeof WRITTEN_REVIEW>;
