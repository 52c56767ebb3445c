import { linesOf } from '../../../../core/answers/index.ts';
import type { Answers, Form } from '../../../../core/forms/index.ts';
import { isBlank, isEmailAddress } from '../../../../core/text/index.ts';
import { type FormStorage, toEmails } from '../../../../owner/forms/index.ts';
import { WEBSITE } from '../../../site/website.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { MAIL_TEXTS } from '../../platform/shared/mail-texts.ts';
import { subscribe } from '../mailing-lists/index.ts';
import { answerText, queueMail } from '../mails/index.ts';
import { storageIn } from './storage-in.ts';
import { answerTo, type Asked } from './submissions/answered.ts';

/** More addresses than a form needs; the rest get no mail and are on no list. */
const MAX_ADDRESSES = 20;
/** The account that stands for MailChimp in the outbox. */
const MAILCHIMP = 'subscribers@mailchimp.example';

/** A submission that is stored. */
export interface StoredAnswers {
  readonly id: string;
  readonly asked: readonly Asked[];
  readonly answers: Answers;
}

/**
 * Reads where the owner wants the submissions of a form.
 * @param transaction an open transaction
 * @param formId which form
 * Source: docs/behaviour/form-editor.md §3.1
 */
export async function findStorage(transaction: StoreTransaction, formId: string): Promise<FormStorage> {
  const row = await transaction
    .selectFrom('forms')
    .select('schema')
    .where('id', '=', formId)
    .executeTakeFirst();
  return storageIn(row && JSON.parse(row.schema));
}

/**
 * Finds the address that a visitor has given, for a list.
 * @param form the form
 * @param answers the answers
 * @returns the first answer of an email field, with commas between several addresses; '' for none
 */
export function addressIn({ fields }: Pick<Form, 'fields'>, answers: Answers): string {
  for (const { id, type } of fields) {
    const answer = type === 'email' ? answerTo(answers, id) : undefined;
    if (typeof answer === 'string' && !isBlank(answer)) return answer.trim();
  }
  return '';
}

/**
 * Adds the visitor's addresses to the mailing list of the form, and hands them to MailChimp where that is connected.
 * @param transaction that of the submission
 * @param formId the form
 * @param emails the visitor's address, or several with commas; '' for none
 * @param storage where the owner wants it
 * Source: docs/behaviour/owner-pages.md §15.3
 */
export async function deliverAddress(
  transaction: StoreTransaction,
  formId: string,
  emails: string,
  { mailingListId, isMailChimpConnected }: FormStorage,
): Promise<void> {
  for (const email of emails.split(',').filter(isEmailAddress).slice(0, MAX_ADDRESSES)) {
    if (mailingListId) await subscribe(transaction, { listId: mailingListId, email, formId });
    if (isMailChimpConnected) await handToMailChimp(transaction, formId, email);
  }
}

async function handToMailChimp(transaction: StoreTransaction, formId: string, email: string): Promise<void> {
  const { subject, body } = MAIL_TEXTS.mailchimp;
  await queueMail(transaction, {
    kind: 'mailchimp',
    cause: `mailchimp:${formId}:${email.toLowerCase()}`,
    to: MAILCHIMP,
    subject: subject(email),
    body: body(email, formId),
    language: WEBSITE.language,
  });
}

/**
 * Notifies the addresses of the form of a submission.
 * @param transaction that of the submission
 * @param formId the form
 * @param stored the submission
 * @param storage the addresses
 * Source: docs/behaviour/owner-pages.md §6.5
 */
export async function notifyOwners(
  transaction: StoreTransaction,
  formId: string,
  { id, asked, answers }: StoredAnswers,
  { emails }: FormStorage,
): Promise<void> {
  const { subject, greeting, noAnswer } = MAIL_TEXTS.submission;
  const known = new Map(
    toEmails(emails.join(','))
      .filter(isEmailAddress)
      .map((email) => [email.toLowerCase(), email]),
  );
  const questions = asked
    // A mail contains no secret.
    .filter(({ type }) => type !== 'password')
    .map(({ id: fieldId, type, title }) => {
      const lines = linesOf(type, answerTo(answers, fieldId));
      return answerText(title, lines.length === 0 ? [noAnswer] : lines);
    });
  for (const [emailKey, to] of [...known].slice(0, MAX_ADDRESSES))
    await queueMail(transaction, {
      kind: 'submission',
      cause: `submission:${id}:${emailKey}`,
      to,
      subject: subject(formId),
      body: [greeting(formId), questions.join('\n')].join('\n\n'),
      language: WEBSITE.language,
    });
}
