import { sql } from 'kysely';

import type { Database } from '../database/tables.ts';

/** A position in the write-ahead log of PostgreSQL: what is committed before it is part of it. */
export type WalPosition = bigint;

const PATTERN = /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/;
const BITS_OF_OFFSET = 32n;

/**
 * Parses a position as PostgreSQL writes it.
 * @param text such as `16/B374D848`
 * @returns undefined for any other text
 */
export function parsePosition(text: string): WalPosition | undefined {
  if (!PATTERN.test(text)) return undefined;
  const [segment = '', offset = ''] = text.split('/');
  return (BigInt(`0x${segment}`) << BITS_OF_OFFSET) + BigInt(`0x${offset}`);
}

/**
 * Reads the position behind everything that is committed, also with `synchronous_commit = off`.
 * @param primary the store's database
 * @returns such as `16/B374D848`
 */
export async function readWritten(primary: Database): Promise<string> {
  const { rows } = await sql<{ at: string }>`select pg_current_wal_insert_lsn()::text as at`.execute(primary);
  return rows[0]?.at ?? '';
}

/**
 * Reads the position that a replica has replayed.
 * @param replica the database
 * @returns undefined for a database that replays none, such as a replica that was promoted
 */
export async function readReplayed(replica: Database): Promise<WalPosition | undefined> {
  const { rows } = await sql<{ at: string | null }>`select
    case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as at`.execute(replica);
  return parsePosition(rows[0]?.at ?? '');
}
