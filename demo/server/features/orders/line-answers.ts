import { type LineAnswer, lineAnswers } from '../../../../core/answers/index.ts';
import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { type Answered, findQuestions } from '../forms/index.ts';
import { answerText } from '../mails/index.ts';

/**
 * Formats the answers of order lines, in the words of the current forms; answers without a field are printed under their
 * name.
 * @param db the store's database, or an open transaction
 * @param lines the lines
 * @returns the answers of each line; none for a line without questions
 * Source: docs/behaviour/reference-store.md §5.9
 */
export async function answersOfLines(
  db: Database | StoreTransaction,
  lines: readonly Answered[],
): Promise<readonly (readonly LineAnswer[])[]> {
  const questionsOf = await findQuestions(db, lines);
  return lines.map((line) => lineAnswers(line.additionalFields, questionsOf(line)));
}

/**
 * Formats answers as text for a mail, below the line that they belong to.
 * @param answers the answers of a line
 * @returns lines of text
 */
export function answersText(answers: readonly LineAnswer[]): readonly string[] {
  return answers.map(({ title, lines }) => `  ${answerText(title, lines)}`);
}
