import { randomUUID } from 'node:crypto';

import type { Database } from '../../database/tables.ts';
import { hashPassword, isPassword } from '../credentials/index.ts';
import type { MemberLogin } from './schemas.ts';

/** Whom the store knows. */
export interface Member {
  readonly id: string;
  readonly email: string;
}

/**
 * Makes an account. Whoever has one already and types its password is that member, so that a lost answer does no harm.
 * @param db the store's database
 * @param login what was typed
 * @returns the member; undefined where the address has an account with another password
 * Source: docs/behaviour/account.md §6.1, §6.2
 */
export async function joinMember(db: Database, login: MemberLogin): Promise<Member | undefined> {
  const { email, password } = login;
  const passwordHash = await hashPassword(password);
  const created = await db
    .insertInto('members')
    .values({ id: randomUUID(), email, email_key: email.toLowerCase(), password_hash: passwordHash })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning(['id', 'email'])
    .executeTakeFirst();
  return created ?? recogniseMember(db, login);
}

/**
 * Finds out who somebody is.
 * @param db the store's database
 * @param login what was typed
 * @returns the member; undefined for an unknown address or a wrong password, after the same time
 * Source: docs/behaviour/account.md §1.2
 */
export async function recogniseMember(
  db: Database,
  { email, password }: MemberLogin,
): Promise<Member | undefined> {
  const account = await db
    .selectFrom('members')
    .select(['id', 'email', 'password_hash'])
    .where('email_key', '=', email.toLowerCase())
    .executeTakeFirst();
  const isRight = await isPassword(account?.password_hash, password);
  return isRight && account !== undefined ? { id: account.id, email: account.email } : undefined;
}
