import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import type { OwnerPages } from '../../platform/pages/owner-pages.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { OWNER_TEXTS } from '../../platform/shared/strings.ts';
import { findForm } from './find-form.ts';
import { findForms } from './find-forms.ts';
import { countSubmissions } from './submissions/count-submissions.ts';

/** A form in the list of forms. */
interface OwnerFormEntry {
  readonly id: string;
  readonly fieldCount: number;
  readonly submissions: string;
  readonly submissionsUrl: string;
  readonly editUrl: string;
}

declare module '../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-forms': { readonly forms: readonly OwnerFormEntry[] };
    readonly 'owner-form': { readonly formId: string };
  }
}

/**
 * Reads the list of forms.
 * @param _context the request
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §5.3
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
 * Source: docs/behaviour/owner-pages.md §5.3
 */
export async function readOwnerForm(
  context: StoreContext,
  { db }: StoreParts,
): Promise<OwnerPages['owner-form']> {
  const { id } = await findForm(db, context.req.param('formId') ?? '');
  return { formId: id };
}
