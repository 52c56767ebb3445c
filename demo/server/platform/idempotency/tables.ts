import type { ColumnType, Kysely } from 'kysely';

import { required, writtenNow } from '../database/columns.ts';

/** An accepted action and its answer, kept so that a repeated request replays instead of acting twice. */
interface IdempotencyTable {
  scope: string;
  key: string;
  request_hash: string;
  status: number;
  body: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

declare module '../database/tables.ts' {
  interface Tables {
    idempotency: IdempotencyTable;
  }
}

/**
 * Creates the table of accepted actions.
 * @param db a database without it
 */
export async function createIdempotency(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('idempotency')
    .addColumn('scope', 'text', required)
    .addColumn('key', 'text', required)
    .addColumn('request_hash', 'text', required)
    .addColumn('status', 'integer', required)
    .addColumn('body', 'text', required)
    .addColumn('created_at', 'timestamptz', writtenNow)
    .addPrimaryKeyConstraint('idempotency_key', ['scope', 'key'])
    .execute();
  await db.schema.createIndex('idempotency_age').on('idempotency').column('created_at').execute();
}
