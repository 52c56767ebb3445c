import { findForm, findForms } from './index.ts';
import { countSubmissions } from './submissions/index.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import type { OwnerPages } from '../../platform/owner/owner-pages.ts';
import { OWNER_TEXTS } from '../../platform/shared/strings.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';

/**
 * Reads the list of forms.
 * @param _context the request
 * @param parts what the routes are built from
 * Source: docs/behaviour/owners-door.md §5.3
 */
export async function readForms(
  _context: StoreContext,
  { db }: StoreParts,
): Promise<OwnerPages['owner-forms']> {
  const counts = new Map((await countSubmissions(db, 0)).map(({ formId, total }) => [formId, total]));
  const forms = await findForms(db);
  return {
    forms: forms.map(({ id, fieldCount }) => ({
      id,
      fieldCount,
      submissions: OWNER_TEXTS.submissions(counts.get(id) ?? 0),
      submissionsUrl: `${OWNER_URLS.submissions}?${new URLSearchParams({ form: id })}`,
      editUrl: OWNER_URLS.form.replace(':formId', encodeURIComponent(id)),
    })),
  };
}

/**
 * Finds the form to edit.
 * @param context the request: `formId` in its path
 * @param parts what the routes are built from
 * @throws Refusal 404 if there is none
 * Source: docs/behaviour/owners-door.md §5.3
 */
export async function readOwnerForm(
  context: StoreContext,
  { db }: StoreParts,
): Promise<OwnerPages['owner-form']> {
  const { id } = await findForm(db, context.req.param('formId') ?? '');
  return { formId: id };
}
