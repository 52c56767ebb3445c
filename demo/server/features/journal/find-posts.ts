import type { CommentData } from '../../../../engine/template/index.ts';
import { type Page, type PageCursor, readPage } from '../../platform/database/read-page.ts';
import type { Database } from '../../platform/database/tables.ts';
import { inSnapshot } from '../../platform/database/transaction.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { MAX_COUNTED } from '../../platform/shared/how-many.ts';
import type { PostItem } from './post-item.ts';
import { toCommentItem, toPostItem } from './to-post-item.ts';

/** An entry of the journal with a page of its comments, the oldest first. */
export interface PostWithComments {
  readonly post: PostItem;
  readonly comments: Page<CommentData>;
}

const COMMENTS_PER_PAGE = 100;

/**
 * Reads the journal, the newest entry first.
 * @param db the store's database
 * @returns every entry
 */
export async function findPosts(db: Database): Promise<readonly PostItem[]> {
  const posts = await db
    .selectFrom('posts')
    .selectAll('posts')
    .select((posts) => {
      const comments = posts
        .selectFrom('comments')
        .select('post_id')
        .whereRef('post_id', '=', 'posts.id')
        .limit(MAX_COUNTED + 1)
        .as('counted');
      return posts
        .selectFrom(comments)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('comments');
    })
    .orderBy('published_at', 'desc')
    .execute();
  return posts.map(({ comments, ...post }) => toPostItem(post, comments ?? 0));
}

/**
 * Lists the pages of the journal, the newest entry first.
 * @param db the store's database
 */
export async function findPostUrls(
  db: Database,
): Promise<readonly { readonly path: string; readonly changedAtMs: number }[]> {
  const posts = db.selectFrom('posts').select(['slug', 'published_at']).orderBy('published_at', 'desc');
  return (await posts.execute()).map(({ slug, published_at: changedAtMs }) => ({
    path: PAGE_URLS.post.replace(':slug', slug),
    changedAtMs,
  }));
}

/**
 * Reads one entry of the journal.
 * @param db the store's database
 * @param slug its address below the journal
 * @param cursor which page of its comments
 * @returns the entry with its comments, or undefined when there is none
 * Source: docs/behaviour/reference-store.md §15.1
 */
export async function findPost(
  db: Database,
  slug: string,
  cursor: PageCursor,
): Promise<PostWithComments | undefined> {
  const post = await db.selectFrom('posts').selectAll().where('slug', '=', slug).executeTakeFirst();
  if (post === undefined) return undefined;
  const page = await inSnapshot(db, (transaction) =>
    readPage(transaction.selectFrom('comments').selectAll().where('post_id', '=', post.id), 'comments', {
      ...cursor,
      size: COMMENTS_PER_PAGE,
    }),
  );
  const items = page.items.map(toCommentItem).toReversed();
  return { post: toPostItem(post, page.total), comments: { ...page, items } };
}
