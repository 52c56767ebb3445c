import { findForm, findFormIds } from '../../domains/forms/index.ts';
import type { StoreContext } from '../../http/store-env.ts';
import { OWNER_URLS } from '../../http/urls.ts';
import type { OwnerPages } from '../../rendering/owner-pages.ts';
import type { StoreParts } from '../store-parts.ts';

/**
 * Reads the list of the site's forms.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owners-door.md §5.3
 */
export async function readOwnerForms(
  _: StoreContext,
  { db }: StoreParts,
): Promise<OwnerPages['owner-forms']> {
  const ids = await findFormIds(db);
  return {
    forms: ids.map((id) => ({ id, url: OWNER_URLS.form.replace(':formId', encodeURIComponent(id)) })),
  };
}

/**
 * Finds the form that is to be edited.
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
