import { linesOf } from '../../../../core/answers/index.ts';
import { tidyAddress } from '../../../../core/text/index.ts';
import { patternsOf } from '../../platform/database/search-patterns.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { answerTo, type StoredSubmission, SUBMISSION_COLUMNS, toSubmission } from '../forms/index.ts';

const BATCH_SIZE = 200;

/**
 * Reads submissions whose answers match patterns, in batches, the newest first.
 * @param transaction an open transaction
 * @param patterns of SQL's `like`, all of which the answers must match
 */
export async function* submissionsWith(
  transaction: StoreTransaction,
  patterns: readonly string[],
): AsyncIterable<StoredSubmission> {
  for (let last = Number.MAX_SAFE_INTEGER; ;) {
    let query = transaction
      .selectFrom('form_submissions')
      .select([...SUBMISSION_COLUMNS, 'position'])
      .where('position', '<', last);
    for (const pattern of patterns) query = query.where('words', 'like', pattern);
    const rows = await query.orderBy('position', 'desc').limit(BATCH_SIZE).execute();
    for (const row of rows) yield toSubmission(row);
    if (rows.length < BATCH_SIZE) return;
    last = rows.at(-1)?.position ?? 0;
  }
}

/**
 * Finds the submissions in which an address is an answer of an email field.
 * @param transaction an open transaction
 * @param emailKey the address, in lower case
 * Source: docs/behaviour/owner-pages.md §21.2
 */
export async function submissionsOf(
  transaction: StoreTransaction,
  emailKey: string,
): Promise<readonly StoredSubmission[]> {
  const found: StoredSubmission[] = [];
  for await (const submission of submissionsWith(transaction, patternsOf(emailKey)))
    if (addressesIn(submission).includes(emailKey)) found.push(submission);
  return found;
}

/**
 * Lists the addresses in the email fields of a submission.
 * @param submission the submission
 * @returns in lower case
 */
export function addressesIn(submission: StoredSubmission): readonly string[] {
  return answersOf(submission, 'email')
    .flatMap((line) => line.split(','))
    .map((address) => tidyAddress(address).toLowerCase())
    .filter(Boolean);
}

/**
 * Lists the names in a submission.
 * @param submission the submission
 */
export function namesIn(submission: StoredSubmission): readonly string[] {
  return answersOf(submission, 'name').filter(Boolean);
}

function answersOf({ asked, answers }: StoredSubmission, kind: string): readonly string[] {
  return asked
    .filter(({ type }) => type === kind)
    .flatMap(({ id, type }) => linesOf(type, answerTo(answers, id)));
}
