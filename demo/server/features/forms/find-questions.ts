import { type Question, questionsOf } from '../../../../core/answers/index.ts';
import { parseJson } from '../../../../core/json/index.ts';
import type { Database, StoreTransaction } from '../../platform/database/tables.ts';

/** Answers of a product's form. */
export interface Answered {
  readonly additionalFields: string;
  /** The form; null without one. */
  readonly additionalFieldsFormId: string | null;
}

/**
 * Finds the questions of answered lines, as their forms ask them now.
 * @param db the store's database, or an open transaction
 * @param lines the lines of a cart or an order
 * @returns the questions of a line; none for the answers of a form that is gone
 */
export async function findQuestions(
  db: Database | StoreTransaction,
  lines: readonly Answered[],
): Promise<(line: Answered) => readonly Question[]> {
  const ids = lines.flatMap(({ additionalFields, additionalFieldsFormId: id }) =>
    id === null || additionalFields === '' ? [] : [id],
  );
  if (ids.length === 0) return () => [];
  const rows = await db.selectFrom('forms').select(['id', 'schema']).where('id', 'in', ids).execute();
  const questions = new Map(rows.map(({ id, schema }) => [id, questionsOf(parseJson(schema))]));
  return ({ additionalFieldsFormId: id }) => questions.get(id ?? '') ?? [];
}
