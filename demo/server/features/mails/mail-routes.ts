import { Hono } from 'hono';

import { fieldOf, readForm } from '../../platform/http/read-form.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { checkCrumb } from '../../platform/sessions/check-crumb.ts';
import { sendAgain } from './send-again.ts';

/**
 * The form that sends a failed mail again.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §6.7
 */
export function mailRoutes({ db, secret }: StoreParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.post(OWNER_URLS.sendMailAgain, async (context) => {
    const form = await readForm(context);
    checkCrumb(context, secret, fieldOf(form, 'crumb'));
    const id = context.req.param('id');
    await sendAgain(db, id);
    return context.redirect(`${OWNER_URLS.mail.replace(':id', id)}?done=again`, 303);
  });
  return routes;
}
