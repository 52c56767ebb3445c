import { randomUUID } from 'node:crypto';
import * as v from 'valibot';

import type { StoreTransaction } from '../../platform/database/tables.ts';
import { shownLine, shownText } from '../../platform/shared/shown-text.ts';

const MAX_AUTHOR_LENGTH = 80;
const MAX_BODY_LENGTH = 2_000;

/** A comment as a reader writes it. Source: docs/behaviour/reference-store.md §15.1 */
export const COMMENT = v.object({ author: shownLine(MAX_AUTHOR_LENGTH), body: shownText(MAX_BODY_LENGTH) });

/**
 * Adds a comment to a post.
 * @param transaction an open transaction
 * @param postId which post
 * @param comment checked
 * @param nowMs the time, in milliseconds since 1970
 * @returns its id
 * Source: docs/behaviour/reference-store.md §15.1
 */
export async function addComment(
  transaction: StoreTransaction,
  postId: string,
  { author, body }: v.InferOutput<typeof COMMENT>,
  nowMs: number,
): Promise<string> {
  const id = randomUUID();
  await transaction
    .insertInto('comments')
    .values({ id, post_id: postId, author, body, added_at: nowMs })
    .execute();
  return id;
}
