import { Hono } from 'hono';

import { answerCsv } from '../../platform/http/answer-csv.ts';
import { fieldOf, readForm } from '../../platform/http/read-form.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { checkCrumb } from '../../platform/sessions/check-crumb.ts';
import { findForm } from './find-form.ts';
import { filterOf } from './read-submissions.ts';
import { deleteSubmission } from './submissions/find-submissions.ts';
import { tableOfSubmissions } from './submissions/table-of-submissions.ts';

/**
 * The export and deletion of submissions.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §3.4, §4
 */
export function submissionRoutes({ db, secret }: StoreParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.get(OWNER_URLS.submissionsFile, async (context) => {
    const { formId, search } = filterOf(context);
    const form = await findForm(db, formId);
    return answerCsv(context, `${formId}-submissions`, await tableOfSubmissions(db, form, search));
  });
  routes.post(OWNER_URLS.deleteSubmission, async (context) => {
    const form = await readForm(context);
    checkCrumb(context, secret, fieldOf(form, 'crumb'));
    await deleteSubmission(db, context.req.param('id'));
    return context.redirect(`${OWNER_URLS.submissions}?done=deleted`, 303);
  });
  return routes;
}
