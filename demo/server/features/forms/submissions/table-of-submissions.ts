import { isChoiceList, partText } from '../../../../../core/answers/index.ts';
import type { Form } from '../../../../../core/forms/index.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { SUBMISSION_COLUMN_TITLES } from '../../../platform/shared/strings.ts';
import { type Answer, answerTo, askedBy } from './answered.ts';
import { matching, type SubmissionFilter } from './find-submissions.ts';
import { type StoredSubmission, SUBMISSION_COLUMNS, toSubmission } from './submission.ts';

/** Submissions as a table. */
export interface SubmissionTable {
  readonly head: readonly string[];
  /** Batches of rows, the newest first. */
  readonly rows: AsyncIterable<readonly (readonly string[])[]>;
}

interface Column {
  readonly fieldId: string;
  /** The part of the answer; null for the whole answer. */
  readonly part: string | null;
  readonly title: string;
}

const BATCH_SIZE = 200;

/**
 * Builds a table of the submissions of a form: a column for each current field or part, then for those that only older
 * submissions have. Submissions that arrive while the table is read are left out.
 * @param db the store's database; no transaction is held while the rows are read
 * @param form the form, as it is now
 * @param search words that must all be in the answers; '' for any
 * Source: docs/behaviour/owner-pages.md §4.1
 */
export async function tableOfSubmissions(db: Database, form: Form, search: string): Promise<SubmissionTable> {
  const filter = { formId: form.id, search };
  const newest = await matching(db, filter)
    .select(({ fn }) => fn.max('position').as('position'))
    .executeTakeFirst();
  const until = newest?.position ?? 0;
  const columns = columnsOfForm(form);
  for await (const batch of batchesOf(db, filter, until))
    for (const submission of batch) addColumns(columns, submission);
  const list = [...columns.values()];
  return {
    head: [...SUBMISSION_COLUMN_TITLES, ...list.map(({ title }) => title)],
    rows: rowsOf(batchesOf(db, filter, until), list),
  };
}

async function* rowsOf(
  batches: AsyncIterable<readonly StoredSubmission[]>,
  columns: readonly Column[],
): AsyncIterable<readonly (readonly string[])[]> {
  for await (const batch of batches) {
    yield batch.map((submission) => {
      const { id, sentAtMs, pageUrl, asked, answers } = submission;
      const types = new Map(asked.map((field) => [field.id, field.type]));
      const cells = columns.map(({ fieldId, part }) =>
        cellOf(types.get(fieldId) ?? '', answerTo(answers, fieldId), part),
      );
      return [id, new Date(sentAtMs).toISOString(), pageUrl, ...cells];
    });
  }
}

async function* batchesOf(
  db: Database,
  filter: SubmissionFilter,
  until: number,
): AsyncIterable<readonly StoredSubmission[]> {
  let last = until + 1;
  for (;;) {
    const rows = await matching(db, filter)
      .select([...SUBMISSION_COLUMNS, 'position'])
      .where('position', '<', last)
      .orderBy('position', 'desc')
      .limit(BATCH_SIZE)
      .execute();
    if (rows.length > 0) yield rows.map(toSubmission);
    if (rows.length < BATCH_SIZE) return;
    last = rows.at(-1)?.position ?? 0;
  }
}

function columnsOfForm(form: Form): Map<string, Column> {
  const columns = new Map<string, Column>();
  const titles = new Map(askedBy(form).map(({ id, title }) => [id, title]));
  for (const field of form.fields) {
    const title = titles.get(field.id);
    if (title === undefined) continue;
    // Survey questions are parts, too, but an empty answer has none of them.
    const questions = field.type === 'likert' ? field.controls.map(({ label }) => label) : undefined;
    const parts = questions ?? partsOf(field.answer(() => []) ?? '');
    for (const part of parts) addColumn(columns, { fieldId: field.id, part, title });
  }
  return columns;
}

function addColumns(columns: Map<string, Column>, { asked, answers }: StoredSubmission): void {
  for (const { id: fieldId, title } of asked) {
    const answer = answerTo(answers, fieldId);
    if (answer === undefined) continue;
    for (const part of partsOf(answer)) addColumn(columns, { fieldId, part, title });
  }
}

function addColumn(columns: Map<string, Column>, { fieldId, part, title }: Column): void {
  const key = JSON.stringify([fieldId, part]);
  if (columns.has(key)) return;
  columns.set(key, { fieldId, part, title: part === null ? title : `${title}: ${part}` });
}

function partsOf(answer: Answer): readonly (string | null)[] {
  return typeof answer === 'string' || isChoiceList(answer) ? [null] : Object.keys(answer);
}

function cellOf(type: string, answer: Answer | undefined, part: string | null): string {
  if (answer === undefined) return '';
  if (typeof answer === 'string') return part === null ? answer : '';
  if (isChoiceList(answer)) return part === null ? answer.join(', ') : '';
  const value = part !== null && Object.hasOwn(answer, part) ? answer[part] : undefined;
  return value === undefined ? '' : partText(type, value);
}
