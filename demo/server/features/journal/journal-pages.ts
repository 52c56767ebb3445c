import { Hono } from 'hono';

import type { CommentData, ContentData } from '../../../../engine/template/index.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { answerPage } from '../../platform/pages/answer-page.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { findPost, findPosts } from './find-posts.ts';

declare module '../../platform/pages/pages.ts' {
  interface Pages {
    readonly journal: { readonly items: readonly ContentData[] };
    readonly post: {
      readonly item: ContentData;
      readonly comments: readonly CommentData[];
      readonly others: readonly ContentData[];
    };
  }
}

/**
 * The journal and its posts.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §6.1
 */
export function journalPages(parts: StoreParts): Hono<StoreEnv> {
  const { db } = parts;
  const pages = new Hono<StoreEnv>();
  pages.get(PAGE_URLS.journal, async (context) =>
    answerPage(context, parts, 'journal', { items: await findPosts(db) }),
  );
  pages.get(PAGE_URLS.post, async (context) => {
    const found = await findPost(db, context.req.param('slug'));
    if (found === undefined) throw refusal(404, 'unknownPage');
    const others = (await findPosts(db)).filter(({ id }) => id !== found.post.id);
    return answerPage(context, parts, 'post', { item: found.post, comments: found.comments, others });
  });
  return pages;
}
