import { Hono } from 'hono';
import * as v from 'valibot';

import { answerJson } from '../../platform/http/answer-json.ts';
import { fieldOf, readForm } from '../../platform/http/read-form.ts';
import { check } from '../../platform/http/read-json.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { checkSharedForm } from '../../platform/sessions/check-crumb.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import { findLikes, setLike } from './likes.ts';

/** The posted answer: the state that the visitor wants, so that a repeated post changes nothing. */
const ANSWER = v.object({ liked: v.picklist(['yes', 'no'], MESSAGES.unknownChoice) });

/**
 * The form that likes a post, or takes the like back: leads to the post, or answers a script with the count.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §15.3
 */
export function likeRoutes({ db, secret }: StoreParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.post(PAGE_URLS.like, async (context) => {
    const form = await readForm(context);
    checkSharedForm(context, secret, fieldOf(form, 'crumb'));
    const slug = context.req.param('slug');
    const post = await db.selectFrom('posts').select('id').where('slug', '=', slug).executeTakeFirst();
    if (post === undefined) throw refusal(404, 'unknownPage');
    const { liked } = check(ANSWER, { liked: fieldOf(form, 'liked') });
    const sessionId = context.get('sessionId');
    await setLike(db, post.id, sessionId, liked === 'yes');
    const isByScript = context.req.header('accept')?.startsWith('application/json');
    return isByScript
      ? answerJson(context, await findLikes(db, post.id, sessionId))
      : context.redirect(`${PAGE_URLS.post.replace(':slug', slug)}#like`, 303);
  });
  return routes;
}
