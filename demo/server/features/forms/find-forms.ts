import type { Database } from '../../platform/database/tables.ts';

/** A form in a list. */
export interface ListedForm {
  readonly id: string;
  readonly fieldCount: number;
}

/**
 * Lists the site's forms.
 * @param db the store's database
 * @returns the forms in alphabetical order
 * Source: docs/behaviour/owner-pages.md §5.3
 */
export async function findForms(db: Database): Promise<readonly ListedForm[]> {
  const rows = await db.selectFrom('forms').select(['id', 'schema']).orderBy('id').execute();
  return rows.map(({ id, schema }) => {
    const { fields } = JSON.parse(schema) as { readonly fields: readonly { readonly type: string }[] };
    return { id, fieldCount: fields.filter(({ type }) => type !== 'section').length };
  });
}
