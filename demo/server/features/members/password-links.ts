import { WEBSITE } from '../../../site/website.ts';
import { hashPassword, hashToken, makeToken } from '../../platform/credentials/index.ts';
import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { MAIL_TEXTS } from '../../platform/shared/mail-texts.ts';
import { queueMail } from '../mails/index.ts';
import { type Caller, type Entered, enterIn } from './logins.ts';

/** How long a link can be used, in milliseconds: 30 minutes. Source: docs/behaviour/account.md §10.2 */
const LIFETIME_MS = 1_800_000;

/** What a link is made of. */
interface LinkRequest {
  /** As typed. */
  readonly email: string;
  /**
   * Returns the URL of a link.
   * @param token of the link
   */
  readonly urlOf: (token: string) => string;
  /** The time now, in milliseconds since 1970. */
  readonly nowMs: number;
}

/**
 * Mails a link for a new password, which ends the older ones. For an address without an account the same statements run, and
 * no mail is left, so that the time of the answer does not depend on it.
 * @param db the store's database
 * @param request the address, and the address of the link
 * Source: docs/behaviour/account.md §10.1, §10.2
 */
export async function mailPasswordLink(db: Database, { email, urlOf, nowMs }: LinkRequest): Promise<void> {
  const [emailKey, token] = [email.toLowerCase(), makeToken()];
  await inTransaction(db, async (transaction) => {
    await transaction.deleteFrom('password_links').where('expires_at', '<=', new Date(nowMs)).execute();
    const member = await transaction
      .selectFrom('members')
      .select(['id', 'email'])
      .where('email_key', '=', emailKey)
      .forShare()
      .executeTakeFirst();
    const link = {
      member_id: member?.id ?? null,
      token_hash: hashToken(token),
      expires_at: new Date(nowMs + LIFETIME_MS),
    };
    await transaction
      .insertInto('password_links')
      .values({ address_hash: hashToken(emailKey), ...link })
      .onConflict((conflict) => conflict.column('address_hash').doUpdateSet(link))
      .execute();
    const cause = `password:${link.token_hash}`;
    await queueMail(transaction, {
      kind: 'password',
      cause,
      to: member?.email ?? email,
      subject: MAIL_TEXTS.password.subject(WEBSITE.siteTitle),
      body: MAIL_TEXTS.password.body(urlOf(token), WEBSITE.siteTitle),
      language: WEBSITE.language,
    });
    await transaction
      .deleteFrom('mails')
      .where('cause', '=', member ? '' : cause)
      .execute();
  });
}

/**
 * Checks whether a link can be used.
 * @param db the store's database
 * @param token of the link
 * @param nowMs the time now, in milliseconds since 1970
 */
export async function isLinkOpen(db: Database, token: string, nowMs: number): Promise<boolean> {
  const link = await db
    .selectFrom('password_links')
    .select('member_id')
    .where('token_hash', '=', hashToken(token))
    .where('member_id', 'is not', null)
    .where('expires_at', '>', new Date(nowMs))
    .executeTakeFirst();
  return link !== undefined;
}

/** The use of a link. */
interface PasswordChange {
  /** Of the link. */
  readonly token: string;
  /** The new one, checked. */
  readonly password: string;
  readonly caller: Caller;
  /** The time now, in milliseconds since 1970. */
  readonly nowMs: number;
}

/**
 * Uses a link: sets the password, ends all logins of the member with their tokens, and creates one for the caller.
 * @param db the store's database
 * @param change the link, the password and the browser
 * @returns undefined if the link cannot be used anymore
 * Source: docs/behaviour/account.md §10.4
 */
export async function changePassword(
  db: Database,
  { token, password, caller, nowMs }: PasswordChange,
): Promise<Entered | undefined> {
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (transaction) => {
    const link = await transaction
      .deleteFrom('password_links')
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', new Date(nowMs))
      .returning('member_id')
      .executeTakeFirst();
    const member = await transaction
      .updateTable('members')
      .set({ password_hash: passwordHash })
      .where('id', '=', link?.member_id ?? '')
      .returning(['id', 'email'])
      .executeTakeFirst();
    if (member === undefined) return undefined;
    await endLoginsOf(transaction, member.id);
    return enterIn(transaction, member, { ...caller, isRemembered: false });
  });
}

/**
 * Ends all logins of a member, with their tokens and codes.
 * @param transaction an open transaction, which has locked the member
 * @param memberId which member
 */
export async function endLoginsOf(transaction: StoreTransaction, memberId: string): Promise<void> {
  const logins = await transaction
    .deleteFrom('member_sessions')
    .where('member_id', '=', memberId)
    .returning('token_hash')
    .execute();
  const hashes = ['none', ...logins.map(({ token_hash: hash }) => hash)];
  for (const table of ['session_tokens', 'session_codes'] as const)
    await transaction.deleteFrom(table).where('login_hash', 'in', hashes).execute();
}
