import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';

import { gatherAnswers, type Answers, type Form, type ReadControl } from '../../../../core/forms/index.ts';
import { isJsonObject, type JsonObject } from '../../../../core/json/index.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import { addressIn, deliverAddress, findStorage, notifyOwners } from './deliver-submission.ts';
import { askedBy } from './submissions/answered.ts';
import { matching } from './submissions/find-submissions.ts';
import { wordsOf } from './submissions/words.ts';

const MAX_URL_LENGTH = 2_000;

// PostgreSQL's text cannot hold the character NUL.
const text = (absent: string) => v.pipe(v.string(absent), v.excludes('\0', MESSAGES.badText));

/** Body of a submission; other properties are ignored. Source: docs/behaviour/forms.md §6.4 */
export const SUBMISSION = v.object({
  formId: text(MESSAGES.required),
  key: text(MESSAGES.required),
  form: v.custom<JsonObject>(isJsonObject, MESSAGES.formNotParsed),
  captchaKey: v.optional(v.string(MESSAGES.formNotParsed), ''),
  pageUrl: v.optional(
    v.pipe(text(MESSAGES.formNotParsed), v.maxLength(MAX_URL_LENGTH, MESSAGES.tooLong)),
    '',
  ),
});

/** The stored part of a submission. */
export interface Submitted {
  readonly form: Form;
  /** Reads its controls; they are checked. */
  readonly read: ReadControl;
  /** The page that it was sent from; '' for an unknown one. */
  readonly pageUrl: string;
}

/**
 * Stores a submission. An address that has signed up for a newsletter is not signed up again.
 * @param transaction an open transaction
 * @param submitted the form, its values and its page
 * Source: docs/behaviour/forms.md §3.1, §6.4
 */
export async function saveSubmission(
  transaction: StoreTransaction,
  { form, read, pageUrl }: Submitted,
): Promise<void> {
  const answers = gatherAnswers(form, read);
  const storage = await findStorage(transaction, form.id);
  // Also for an address that signed up before the form had a list.
  await deliverAddress(transaction, form.id, addressIn(form, answers), storage);
  if (form.isNewsletter && (await isKept(transaction, form, answers))) return;
  const asked = askedBy(form);
  const id = randomUUID();
  await transaction
    .insertInto('form_submissions')
    .values({
      id,
      form_id: form.id,
      answers: JSON.stringify(answers),
      asked: JSON.stringify(asked),
      words: wordsOf(asked, answers),
      // The query may contain secrets of the visitor: a cart, a login, an order.
      page_url: pageUrl.split(/[?#]/, 1)[0] ?? '',
    })
    .execute();
  await notifyOwners(transaction, form.id, { id, asked, answers }, storage);
}

/** Whether this address has signed up, in any letter case; locks it until the end of the transaction. */
async function isKept(transaction: StoreTransaction, form: Form, answers: Answers): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext(${form.id}))`.execute(transaction);
  const address = addressIn(form, answers).toLowerCase();
  const found = matching(transaction, { formId: form.id, search: address }).select('answers');
  if (address === '') {
    const isSame = sql<boolean>`lower(answers) = lower(${JSON.stringify(answers)})`;
    return (await found.where(isSame).limit(1).execute()).length > 0;
  }
  // The words of the address may be anywhere in the answers.
  return (await found.execute()).some(
    (row) => addressIn(form, JSON.parse(row.answers) as Answers).toLowerCase() === address,
  );
}
