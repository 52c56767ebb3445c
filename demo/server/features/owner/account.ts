import { hashPassword, isPassword, makePassword } from '../../platform/credentials/index.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';

/** The name of the store's one account. Source: docs/behaviour/owner-pages.md §1.1 */
const OWNER_NAME = 'owner';

/** The credentials of a login. */
export interface OwnerLogin {
  readonly name: string;
  readonly password: string;
}

/**
 * Creates the owner's account if it is missing, and sets the password that the store was started with. A changed password
 * ends all logins.
 * @param transaction an open transaction
 * @param password the password; undefined for a random one, and to leave an account as it is
 * @returns the credentials, if a random password was made
 * Source: docs/behaviour/owner-pages.md §1.1, §1.2
 */
export async function seedOwner(
  transaction: StoreTransaction,
  password: string | undefined,
): Promise<OwnerLogin | undefined> {
  const account = await transaction
    .selectFrom('owners')
    .select('password_hash')
    .where('name', '=', OWNER_NAME)
    .executeTakeFirst();
  if (account === undefined) return createOwner(transaction, password);
  if (password === undefined || (await isPassword(account.password_hash, password))) return undefined;
  const passwordHash = await hashPassword(password);
  await transaction.updateTable('owners').set({ password_hash: passwordHash }).execute();
  await transaction.deleteFrom('owner_sessions').execute();
  return undefined;
}

async function createOwner(
  transaction: StoreTransaction,
  given: string | undefined,
): Promise<OwnerLogin | undefined> {
  const password = given ?? makePassword();
  const created = await transaction
    .insertInto('owners')
    .values({ name: OWNER_NAME, password_hash: await hashPassword(password) })
    // If several processes start at once, one of them makes the password.
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  if (created === undefined || given !== undefined) return undefined;
  return { name: OWNER_NAME, password };
}
