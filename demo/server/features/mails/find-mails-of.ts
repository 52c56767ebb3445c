import { maskCodes } from '../../platform/credentials/index.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';

/** A mail that something has caused, as a link to it. */
export interface MailOfCause {
  readonly cause: string;
  readonly url: string;
  readonly subject: string;
}

/**
 * Finds the mails that were written for causes.
 * @param transaction an open transaction
 * @param causes which ones
 * @returns the oldest first
 * Source: docs/behaviour/owner-pages.md §18.3
 */
export async function findMailsOf(
  transaction: StoreTransaction,
  causes: readonly string[],
): Promise<readonly MailOfCause[]> {
  const mails = await transaction
    .selectFrom('mails')
    .select(['id', 'cause', 'subject'])
    .where('cause', 'in', causes.length > 0 ? causes : [''])
    .orderBy('position')
    .execute();
  return mails.map(({ id, cause, subject }) => ({
    cause,
    url: OWNER_URLS.mail.replace(':id', id),
    subject: maskCodes(subject),
  }));
}
