import pg from 'pg';

/** How many rows of a table were read: in sequence, and through its indexes. */
export interface TableReads {
  readonly inSequence: number;
  readonly byIndex: number;
}

/** Counts what other connections read. */
export interface ReadCounter {
  /** Reads how many rows each table has; days of a divided table are one. */
  readonly tableSizes: () => Promise<ReadonlyMap<string, number>>;
  /** Counts what each table was read while something was done. */
  readonly during: (work: () => Promise<unknown>) => Promise<ReadonlyMap<string, TableReads>>;
  readonly close: () => Promise<void>;
}

const DIVIDED = `regexp_replace(relname, '^analytics_events_.*', 'analytics_events')`;

/**
 * Counts what the connections of a store read from its PostgreSQL.
 * @param databaseUrl the database; the account may end connections
 */
export async function countReads(databaseUrl: string): Promise<ReadCounter> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const numbersOf = async (): Promise<ReadonlyMap<string, TableReads>> => {
    // A connection reports its figures once a second, and when it ends.
    await client.query(`select pg_terminate_backend(pid, 10000) from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`);
    const { rows } = await client.query<{ name: string; sequence: string; index: string }>(
      `select ${DIVIDED} as name, sum(seq_tup_read) as sequence, sum(coalesce(by_index.read, 0)) as index
        from pg_stat_user_tables left join (
          select relid, sum(idx_tup_read) as read from pg_stat_user_indexes group by relid
        ) as by_index using (relid) group by 1`,
    );
    return new Map(
      rows.map(({ name, sequence, index }) => [
        name,
        { inSequence: Number(sequence), byIndex: Number(index) },
      ]),
    );
  };
  let last: ReadonlyMap<string, TableReads> | undefined;
  return {
    tableSizes: async () => {
      const { rows } = await client.query<{ name: string; size: string }>(
        `select ${DIVIDED} as name, sum(n_live_tup) as size from pg_stat_user_tables group by 1`,
      );
      return new Map(rows.map(({ name, size }) => [name, Number(size)]));
    },
    during: async (work) => {
      const before = last ?? (await numbersOf());
      await work();
      last = await numbersOf();
      return new Map(
        [...last].map(([name, { inSequence, byIndex }]) => [
          name,
          {
            inSequence: inSequence - (before.get(name)?.inSequence ?? 0),
            byIndex: byIndex - (before.get(name)?.byIndex ?? 0),
          },
        ]),
      );
    },
    close: () => client.end(),
  };
}
