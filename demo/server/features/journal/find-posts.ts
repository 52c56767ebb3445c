import type { CommentData } from '../../../../engine/template/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { PostItem } from './post-item.ts';
import { toCommentItem, toPostItem } from './to-post-item.ts';

/** An entry of the journal with its comments, the oldest first. */
export interface PostWithComments {
  readonly post: PostItem;
  readonly comments: readonly CommentData[];
}

/**
 * Reads the journal, the newest entry first.
 * @param db the store's database
 * @returns every entry
 */
export async function findPosts(db: Database): Promise<readonly PostItem[]> {
  const posts = await db.selectFrom('posts').selectAll().orderBy('published_at', 'desc').execute();
  const counts = await db
    .selectFrom('comments')
    .select(({ fn }) => ['post_id', fn.countAll<number>().as('count')])
    .groupBy('post_id')
    .execute();
  const countOf = new Map(counts.map(({ post_id, count }) => [post_id, count]));
  return posts.map((post) => toPostItem(post, countOf.get(post.id) ?? 0));
}

/**
 * Reads one entry of the journal.
 * @param db the store's database
 * @param slug its address below the journal
 * @returns the entry with its comments, or undefined when there is none
 */
export async function findPost(db: Database, slug: string): Promise<PostWithComments | undefined> {
  const post = await db.selectFrom('posts').selectAll().where('slug', '=', slug).executeTakeFirst();
  if (post === undefined) return undefined;
  const comments = await db
    .selectFrom('comments')
    .selectAll()
    .where('post_id', '=', post.id)
    .orderBy('added_at')
    .orderBy('position')
    .execute();
  return { post: toPostItem(post, comments.length), comments: comments.map(toCommentItem) };
}
