import { Hono } from 'hono';

import type { CommentData, ContentData } from '../../../../engine/template/index.ts';
import { announceWait } from '../../platform/http/announce-wait.ts';
import { fieldOf, readForm } from '../../platform/http/read-form.ts';
import { check } from '../../platform/http/read-json.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { countRefused } from '../../platform/limits/count-refused.ts';
import { countRequest } from '../../platform/limits/limit-rate.ts';
import { cursorOf, pageUrls } from '../../platform/owner/index.ts';
import { toRefusal } from '../../platform/pages/answer-error.ts';
import { answerKept } from '../../platform/pages/answer-kept.ts';
import { answerPage } from '../../platform/pages/answer-page.ts';
import type { Pages } from '../../platform/pages/pages.ts';
import { type ShareData, shareLinks } from '../../platform/pages/share-links.ts';
import type { SharedItem } from '../../platform/pages/shared-page.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { keyOfEntries, runOnce } from '../../platform/idempotency/index.ts';
import { checkSharedForm, checkSite } from '../../platform/sessions/check-crumb.ts';
import { FORM_KEYS } from '../../platform/shared/form-keys.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { findLikes } from '../likes/index.ts';
import { addComment, COMMENT } from './add-comment.ts';
import { findPost, findPosts } from './find-posts.ts';
import type { PostItem } from './post-item.ts';

declare module '../../platform/pages/pages.ts' {
  interface Pages {
    readonly journal: { readonly items: readonly ContentData[] };
    readonly post: {
      readonly item: ContentData;
      readonly comments: readonly CommentData[];
      /** The pages of comments beside this one. */
      readonly olderUrl: string | undefined;
      readonly newerUrl: string | undefined;
      readonly others: readonly ContentData[];
      /** Whether the visitor likes the post. */
      readonly isLiked: boolean;
      readonly share: ShareData;
      /** The form below the comments, with the entries that were refused. */
      readonly typedComment: {
        readonly author: string;
        readonly body: string;
        readonly problems: { readonly author?: string; readonly body?: string };
        readonly notice: string | undefined;
      };
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
  const answerPost = async (context: StoreContext, typedComment: Pages['post']['typedComment']) => {
    const found = await findPost(db, context.req.param('slug') ?? '', cursorOf(context));
    if (found === undefined) throw refusal(404, 'unknownPage');
    const others = (await findPosts(db)).filter(({ id }) => id !== found.post.id);
    const { count: likeCount, isLiked } = await findLikes(db, found.post.id, context.get('sessionId'));
    const own = {
      item: { ...found.post, likeCount },
      isLiked,
      share: shareLinks(context, found.post),
      comments: found.comments.items,
      ...pageUrls(found.comments, found.post.fullUrl),
      others,
      typedComment,
    };
    return answerPage(context, parts, 'post', own, { shared: sharedPost(found.post) });
  };
  pages.get(PAGE_URLS.post, (context) => answerPost(context, NO_COMMENT));
  pages.post(PAGE_URLS.comment, async (context) => {
    const form = await readForm(context);
    // Values posted by another site are not shown.
    await countRefused(context, parts, () => {
      checkSite(context);
    });
    const typed = { author: fieldOf(form, 'author'), body: fieldOf(form, 'body') };
    try {
      await countRequest(context, parts.limiter, 'write');
      checkSharedForm(context, parts.secret, fieldOf(form, FORM_KEYS.crumb));
      return context.redirect(await save(context, parts, form[FORM_KEYS.key], typed), 303);
    } catch (error) {
      const refused = toRefusal(error, context, parts);
      if (refused.status === 404) throw refused;
      announceWait(context, refused);
      const { errors } = refused.details;
      context.status(errors ? 422 : refused.status);
      // An error beside its field needs no other.
      const notice = errors ? undefined : refused.message;
      return await answerPost(context, { ...typed, problems: errors ?? {}, notice }).catch(
        (failure: unknown) => answerKept(context, parts, Object.entries(form), failure),
      );
    }
  });
  return pages;
}

/** Adds the comment once per key; resolves to its address. */
async function save(
  context: StoreContext,
  { db, limiter }: StoreParts,
  key: string | undefined,
  typed: { readonly author: string; readonly body: string },
): Promise<string> {
  const found = await findPost(db, context.req.param('slug') ?? '', {});
  if (found?.post.commentState !== COMMENTS_OPEN) throw refusal(404, 'unknownPage');
  const comment = check(COMMENT, typed);
  // Corrections of a refused comment do not count.
  await countRequest(context, limiter, 'comment');
  const action = {
    scope: context.get('sessionId'),
    key: keyOfEntries(key, comment),
    call: `POST ${context.req.path}`,
    request: comment,
  };
  const { body: id } = await runOnce(db, action, async (transaction) => ({
    status: 303,
    body: await addComment(transaction, found.post.id, comment, Date.now()),
  }));
  return `${found.post.fullUrl}#comment-${id}`;
}

const COMMENTS_OPEN = 1;
const NO_COMMENT = { author: '', body: '', problems: {}, notice: undefined };

function sharedPost(post: PostItem): SharedItem {
  const { author, categories, tags, publishOn } = post;
  const publishedAt = new Date(publishOn).toISOString();
  return { picture: post, article: { publishedAt, author: author.displayName, categories, tags } };
}
