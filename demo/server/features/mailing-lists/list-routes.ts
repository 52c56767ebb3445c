import { Hono } from 'hono';

import { answerCsv } from '../../platform/http/answer-csv.ts';
import { fieldOf, readForm } from '../../platform/http/read-form.ts';
import { check } from '../../platform/http/read-json.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { checkCrumb } from '../../platform/sessions/check-crumb.ts';
import { Refusal, refusal } from '../../platform/shared/refusal.ts';
import { createMailingList, findMailingList, LIST_NAME, rowsOfList } from './lists.ts';
import { subscriberOf } from './questions.ts';
import { deleteMailingList, removeSubscriber } from './remove.ts';

const MAX_SHOWN_LENGTH = 200;

/**
 * The forms that create and delete a list and remove an address, and the file of a list.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §15
 */
export function listRoutes({ db, secret }: StoreParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  const to = (query: Readonly<Record<string, string>>) =>
    `${OWNER_URLS.mailingLists}?${new URLSearchParams(query).toString()}`;
  routes.post(OWNER_URLS.mailingLists, async (context) => {
    const form = await readForm(context);
    checkCrumb(context, secret, fieldOf(form, 'crumb'));
    const typed = fieldOf(form, 'name');
    const problem = await problemOf(typed);
    if (problem === undefined) return context.redirect(to({ done: 'created' }), 303);
    return context.redirect(to({ problem, name: typed.slice(0, MAX_SHOWN_LENGTH) }), 303);
  });
  routes.get(OWNER_URLS.mailingListFile, async (context) => {
    const list = await findMailingList(db, context.req.param('id'));
    if (list === undefined) throw refusal(404, 'unknownPage');
    const head = ['Address', 'Joined', 'Form'];
    return answerCsv(context, `${list.name}-addresses`, { head, rows: rowsOfList(db, list.id) });
  });
  routes.post(OWNER_URLS.deleteMailingList, async (context) => {
    const form = await readForm(context);
    checkCrumb(context, secret, fieldOf(form, 'crumb'));
    await deleteMailingList(db, context.req.param('id'));
    return context.redirect(to({ done: 'deleted' }), 303);
  });
  routes.post(OWNER_URLS.removeSubscriber, async (context) => {
    const form = await readForm(context);
    checkCrumb(context, secret, fieldOf(form, 'crumb'));
    const key = subscriberOf(context);
    await removeSubscriber(db, key);
    return context.redirect(`${OWNER_URLS.mailingList.replace(':id', key.listId)}?done=removed`, 303);
  });
  return routes;

  /** Creates the list, or names the problem. */
  async function problemOf(typed: string): Promise<string | undefined> {
    try {
      return (await createMailingList(db, check(LIST_NAME, { name: typed }).name)) ? undefined : 'taken';
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return error.notice;
    }
  }
}
