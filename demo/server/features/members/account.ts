import { randomUUID } from 'node:crypto';

import { hashPassword, isPassword } from '../../platform/credentials/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { MemberLogin } from './schemas.ts';

/** A member of the store. */
export interface Member {
  readonly id: string;
  readonly email: string;
}

/** A member who has given the password. */
export interface KnownMember extends Member {
  /** The hash of the password that was right. */
  readonly passwordHash: string;
}

/**
 * Creates an account. An existing account with the same password is returned, so that a retry after a lost answer succeeds.
 * @param db the store's database
 * @param login the entered credentials
 * @returns the member; undefined if the email has an account with another password
 * Source: docs/behaviour/account.md §6.1, §6.2
 */
export async function joinMember(db: Database, login: MemberLogin): Promise<KnownMember | undefined> {
  const { email, password } = login;
  const passwordHash = await hashPassword(password);
  const created = await db
    .insertInto('members')
    .values({ id: randomUUID(), email, email_key: email.toLowerCase(), password_hash: passwordHash })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning(['id', 'email'])
    .executeTakeFirst();
  return created ? { ...created, passwordHash } : recogniseMember(db, login);
}

/**
 * Checks the credentials of a member.
 * @param db the store's database
 * @param login the entered credentials
 * @returns the member; undefined for an unknown address or a wrong password, after the same time
 * Source: docs/behaviour/account.md §1.2
 */
export async function recogniseMember(
  db: Database,
  { email, password }: MemberLogin,
): Promise<KnownMember | undefined> {
  const account = await db
    .selectFrom('members')
    .select(['id', 'email', 'password_hash'])
    .where('email_key', '=', email.toLowerCase())
    .executeTakeFirst();
  const isRight = await isPassword(account?.password_hash, password);
  if (!isRight || account === undefined) return undefined;
  return { id: account.id, email: account.email, passwordHash: account.password_hash };
}

/**
 * Stores a member's language.
 * @param db the store's database
 * @param memberId the member
 * @param language a BCP 47 tag
 * Source: docs/behaviour/account.md §3.1
 */
export async function keepLanguage(db: Database, memberId: string, language: string): Promise<void> {
  await db.updateTable('members').set({ language }).where('id', '=', memberId).execute();
}
