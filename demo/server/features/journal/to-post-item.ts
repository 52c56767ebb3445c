import type { Selectable } from 'kysely';

import type { CommentData } from '../../../../engine/template/index.ts';
import { whereaboutsOf } from '../../platform/content/index.ts';
import type { PostDetails, PostItem } from './post-item.ts';
import type { CommentsTable, PostsTable } from './tables.ts';

const OPEN = 1;
const CLOSED = 2;

/**
 * Builds an entry of the journal as templates read it.
 * @param post the entry's row
 * @param commentCount how many comments it has
 * Source: docs/behaviour/template-language.md §12.4
 */
export function toPostItem(post: Selectable<PostsTable>, commentCount: number): PostItem {
  const { author, hasComments, picture, ...words } = JSON.parse(post.details) as PostDetails;
  return {
    ...whereaboutsOf(post, 'text', '/journal'),
    ...words,
    ...picture,
    author: { displayName: author },
    publishOn: post.published_at,
    commentState: hasComments ? OPEN : CLOSED,
    publicCommentCount: commentCount,
  };
}

/**
 * Builds a comment as templates read it.
 * @param comment its row
 */
export function toCommentItem({ id, author, body, added_at }: Selectable<CommentsTable>): CommentData {
  return { id, author: { displayName: author }, body, addedOn: added_at };
}
