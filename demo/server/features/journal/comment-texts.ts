import { howManyRows } from '../../platform/shared/how-many.ts';

/** Texts of the owner's page of comments. Source: docs/behaviour/owner-pages.md §16 */
export const COMMENT_TEXTS = {
  comments: (count: number) => howManyRows(count, 'comment', 'comments'),
  commentOf: (author: string) => `${author}’s comment`,
  none: 'No comments yet.',
  delete: 'Delete',
  deletedForGood: 'The comment will be deleted permanently.',
  deleted: 'The comment was deleted.',
} as const;
