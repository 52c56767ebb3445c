import { linesOf } from '../../../../../core/answers/index.ts';
import type { Answers } from '../../../../../core/forms/index.ts';
import { answerTo, type Asked } from './answered.ts';
import type { FormSubmissionsTable } from './tables.ts';

/** A question and its answer, as pages print them. */
export interface AnsweredField extends Asked {
  /** Lines of text; none for no answer. */
  readonly lines: readonly string[];
}

/** A submission. */
export interface StoredSubmission {
  readonly id: string;
  readonly formId: string;
  /** Time of arrival, in milliseconds since 1970. */
  readonly sentAtMs: number;
  /** The page that it was sent from, according to the browser; '' for unknown. */
  readonly pageUrl: string;
  readonly asked: readonly Asked[];
  readonly answers: Answers;
}

/** The columns of a stored submission. */
type SubmissionRow = Pick<Selected, 'id' | 'form_id' | 'created_at' | 'page_url' | 'asked' | 'answers'>;

/** The columns that a submission is read from. */
export const SUBMISSION_COLUMNS = ['id', 'form_id', 'created_at', 'page_url', 'asked', 'answers'] as const;

type Selected = Omit<FormSubmissionsTable, 'created_at'> & { readonly created_at: Date };

/**
 * Reads a row.
 * @param row the columns of a stored submission
 */
export function toSubmission(row: SubmissionRow): StoredSubmission {
  return {
    id: row.id,
    formId: row.form_id,
    sentAtMs: row.created_at.getTime(),
    pageUrl: row.page_url,
    asked: JSON.parse(row.asked) as readonly Asked[],
    answers: JSON.parse(row.answers) as Answers,
  };
}

/**
 * Prints the answers of a submission.
 * @param submission the submission
 * @returns every question with its answer
 * Source: docs/behaviour/owner-pages.md §3.2
 */
export function answeredFields({ asked, answers }: StoredSubmission): readonly AnsweredField[] {
  return asked.map((field) => ({ ...field, lines: linesOf(field.type, answerTo(answers, field.id)) }));
}
