import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';

import { openDatabase } from '../../demo/server/platform/database/open-database.ts';
import type { Database } from '../../demo/server/platform/database/tables.ts';
import type { StoreServerOptions } from '../../demo/server/index.ts';
import { prepareDatabase } from '../../demo/server/prepare-database.ts';

/** The sold-out product that the people of these tests wait for. */
export const VASE = { productId: 'vase', variantId: 'vase' } as const;

type Place = Pick<StoreServerOptions, 'databaseUrl' | 'dataDir'>;

/**
 * Opens the database of a store that is not running, and closes it again.
 * @param place its location
 * @param work uses it
 */
export async function withDatabase<Result>(
  { databaseUrl, dataDir = '' }: Place,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const options = { databaseUrl, dataDir, reset: false, onLostConnection: () => undefined };
  const { db, close } = await openDatabase(options);
  try {
    await prepareDatabase(db, false);
    return await work(db);
  } finally {
    await close();
  }
}

/** Signs people up for the vase, `p0@example.com`, `p1@example.com` and so on, which is then back in stock. */
export async function addWaiting(db: Database, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    product_id: VASE.productId,
    variant_id: VASE.variantId,
    email: `p${index}@example.com`,
    email_key: `p${index}@example.com`,
    joins_mailing_list: false,
    language: 'en-US',
  }));
  await db.insertInto('restock_signups').values(rows).execute();
  await db.updateTable('stock').set({ quantity: 5 }).where('sku', '=', VASE.variantId).execute();
}

/**
 * Makes the outbox refuse mails, like a mail service that is down or rejects an address. A sequence counts the
 * attempts, because a sequence is not rolled back.
 * @param db the store's database
 * @param refused the attempts that fail, from the first to the last, counted from 1
 */
export async function refuseMails(db: Database, refused: { first: number; last: number }): Promise<void> {
  await sql`create sequence tried_mails`.execute(db);
  // BETWEEN would count each attempt twice.
  await sql`create function refuse_mail() returns trigger language plpgsql as $$
    declare try bigint := nextval('tried_mails');
    begin
      if try >= ${sql.lit(refused.first)} and try <= ${sql.lit(refused.last)} then
        raise exception 'the mail service refuses';
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger refuse_mail before insert on mails
    for each row execute function refuse_mail()`.execute(db);
}

/** Makes the outbox refuse every mail to some addresses. */
export async function refuseAddresses(db: Database, addresses: readonly string[]): Promise<void> {
  await sql`create function refuse_address() returns trigger language plpgsql as $$
    begin
      if new.recipient in (${sql.join(addresses.map((each) => sql.lit(each)))}) then
        raise exception 'the mail service refuses';
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger refuse_address before insert on mails
    for each row execute function refuse_address()`.execute(db);
}

/** The recipients in alphabetical order; a person with two emails is listed twice. */
export async function recipientsOf(db: Database): Promise<readonly string[]> {
  const rows = await db.selectFrom('mails').select('recipient').where('kind', '=', 'restock').execute();
  return rows.map(({ recipient }) => recipient).sort();
}

/** All people of `addWaiting`, in alphabetical order. */
export function everybody(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `p${index}@example.com`).sort();
}
