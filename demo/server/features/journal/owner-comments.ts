import { Hono } from 'hono';

import { DIALOG_WORDS } from '../../../../core/words/index.ts';
import { readPage } from '../../platform/database/read-page.ts';
import { inSnapshot } from '../../platform/database/transaction.ts';
import { fieldOf, readForm } from '../../platform/http/read-form.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { cursorOf, pageUrls, tableOf } from '../../platform/owner/index.ts';
import {
  type OwnerQuestionData,
  type OwnerTableData,
  PLAIN_QUESTION,
} from '../../platform/pages/owner-pages.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { checkCrumb } from '../../platform/sessions/check-crumb.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { COMMENT_TEXTS } from './comment-texts.ts';
import type { PostDetails } from './post-item.ts';

/**
 * Reads the comments of all posts, the newest first.
 * @param context the request: `before` or `after` in its query
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §16.1
 */
export async function readComments(context: StoreContext, { db }: StoreParts): Promise<OwnerTableData> {
  const page = await inSnapshot(db, (transaction) =>
    readPage(transaction.selectFrom('comments').selectAll(), 'comments', cursorOf(context)),
  );
  const posts = await db.selectFrom('posts').select(['id', 'details']).execute();
  const titles = new Map(posts.map(({ id, details }) => [id, (JSON.parse(details) as PostDetails).title]));
  const { items, total, ...ends } = page;
  return {
    done: context.req.query('done') === 'deleted' ? COMMENT_TEXTS.deleted : undefined,
    count: COMMENT_TEXTS.comments(total),
    ...tableOf(['Posted', 'Name', 'Comment', 'Post', 'Action'], items, (comment) => [
      { at: comment.added_at },
      { lines: [comment.author] },
      { lines: comment.body.split('\n') },
      { lines: [titles.get(comment.post_id) ?? ''] },
      {
        action: {
          state: '',
          text: COMMENT_TEXTS.delete,
          about: COMMENT_TEXTS.commentOf(comment.author),
          url: OWNER_URLS.deleteComment.replace(':id', comment.id),
        },
      },
    ]),
    empty: COMMENT_TEXTS.none,
    ...pageUrls(ends, OWNER_URLS.comments),
  };
}

/**
 * Reads the confirmation page for deleting a comment.
 * @param context the request: `id` in its path
 * @param parts what the routes are built from
 * @throws Refusal 404 if there is none
 * Source: docs/behaviour/owner-pages.md §16.2
 */
export async function readCommentQuestion(
  context: StoreContext,
  { db }: StoreParts,
): Promise<OwnerQuestionData> {
  const id = context.req.param('id') ?? '';
  const comment = await db.selectFrom('comments').selectAll().where('id', '=', id).executeTakeFirst();
  if (comment === undefined) throw refusal(404, 'unknownPage');
  return {
    ...PLAIN_QUESTION,
    about: `${comment.author}: ${comment.body}`,
    consequence: COMMENT_TEXTS.deletedForGood,
    action: OWNER_URLS.deleteComment.replace(':id', id),
    confirmText: COMMENT_TEXTS.delete,
    cancelUrl: OWNER_URLS.comments,
    cancelText: DIALOG_WORDS.cancel,
  };
}

/**
 * The form that deletes a comment.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §16.2
 */
export function commentRoutes({ db, secret }: StoreParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.post(OWNER_URLS.deleteComment, async (context) => {
    const form = await readForm(context);
    checkCrumb(context, secret, fieldOf(form, 'crumb'));
    await db.deleteFrom('comments').where('id', '=', context.req.param('id')).execute();
    return context.redirect(`${OWNER_URLS.comments}?done=deleted`, 303);
  });
  return routes;
}
