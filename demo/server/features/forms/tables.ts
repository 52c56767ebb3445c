import type { ColumnType, Generated, Kysely } from 'kysely';

import { key, required, writtenNow } from '../../platform/database/columns.ts';

/** A form and what it asks; `schema` is JSON text, `version` counts how often it was saved. */
interface FormsTable {
  id: string;
  schema: string;
  version: Generated<number>;
}

/** A key that one submission of a session may use. */
interface FormKeysTable {
  key: string;
  session_id: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    forms: FormsTable;
    form_keys: FormKeysTable;
  }
}

/**
 * Creates the tables of forms: schemas, submission keys and submissions.
 * @param db a database with the store's first tables
 */
export async function createForms(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('forms')
    .addColumn('id', 'text', key)
    .addColumn('schema', 'text', required)
    .execute();
  await db.schema
    .createTable('form_keys')
    .addColumn('key', 'text', key)
    .addColumn('session_id', 'text', required)
    .addColumn('created_at', 'timestamptz', writtenNow)
    .execute();
  await db.schema.createIndex('form_keys_age').on('form_keys').column('created_at').execute();
  await db.schema
    .createTable('form_submissions')
    .addColumn('id', 'text', key)
    .addColumn('form_id', 'text', (column) => column.notNull().references('forms.id'))
    .addColumn('answers', 'text', required)
    .addColumn('page_url', 'text', required)
    .addColumn('created_at', 'timestamptz', writtenNow)
    .execute();
  await db.schema
    .createIndex('form_submissions_age')
    .on('form_submissions')
    .columns(['form_id', 'created_at'])
    .execute();
}

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
