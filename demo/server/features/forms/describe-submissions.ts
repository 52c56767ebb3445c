import type { Kysely } from 'kysely';

interface OldTables {
  forms: { id: string; schema: string };
  form_submissions: { id: string; form_id: string; answers: string; asked: string; words: string };
}

interface OldField {
  readonly id: string;
  readonly type: string;
  readonly title?: string;
}

/**
 * Makes submissions listable, searchable and readable without their form: adds their position, their questions and the
 * words of their answers.
 * @param db a database with forms
 */
export async function describeSubmissions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('form_submissions')
    .addColumn('position', 'bigserial', (column) => column.notNull().unique())
    .addColumn('asked', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('words', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createIndex('form_submissions_order')
    .on('form_submissions')
    .columns(['form_id', 'position'])
    .execute();
  await describeOld(db);
}

async function describeOld(db: Kysely<OldTables>): Promise<void> {
  const askedBy = new Map<string, string>();
  for (const { id, schema } of await db.selectFrom('forms').selectAll().execute()) {
    const { fields } = JSON.parse(schema) as { readonly fields: readonly OldField[] };
    const asked = fields.filter(({ type }) => type !== 'section');
    askedBy.set(id, JSON.stringify(asked.map(({ id, type, title = '' }) => ({ id, type, title }))));
  }
  const rows = await db.selectFrom('form_submissions').select(['id', 'form_id', 'answers']).execute();
  for (const { id, form_id: formId, answers } of rows) {
    const words = wordsIn(JSON.parse(answers)).join('\n').replaceAll('\0', '').toLowerCase();
    const asked = askedBy.get(formId) ?? '[]';
    await db.updateTable('form_submissions').set({ asked, words }).where('id', '=', id).execute();
  }
}

function wordsIn(value: unknown): readonly string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(wordsIn);
  return typeof value === 'string' ? [value] : [];
}
