import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';

/** Time limits of a PostgreSQL, in milliseconds. */
export interface DatabaseLimits {
  /** To get a connection, including the wait for the pool. */
  readonly connectTimeoutMs: number;
  /** To run a statement, or to receive the next one of a transaction. */
  readonly statementTimeoutMs: number;
  /** To receive the answer to a statement, also over a network that was lost. Default: no limit. */
  readonly answerTimeoutMs?: number;
}

/** How the time limits of statements reach the database. */
export interface LimitsInForce {
  /** Whether the server takes settings as a part of connecting. PgBouncer refuses them. */
  readonly isSettingTaken: boolean;
  /** Whether a connection has limits of its own: those that it was opened with, or those of its role or database. */
  readonly hasLimits: boolean;
}

/** A setting of the source `session` is one that another client of the pooler has left. */
const LIMITED = `select bool_and(setting <> '0' and source <> 'session') as limited from pg_settings
  where name in ('statement_timeout', 'idle_in_transaction_session_timeout')`;
const REFUSED_SETTING = /unsupported startup parameter/i;

/** The settings of a connection that limit statements. */
export type LimitSettings = Required<
  Pick<pg.ClientConfig, 'statement_timeout' | 'idle_in_transaction_session_timeout'>
>;

/**
 * Opens a connection to find out whether limits are in force: a pooler refuses or ignores the settings of a connection,
 * because other clients use it, too.
 * @param config of the connection
 * @param settings the limits
 * @returns what the server does with them
 * @throws whatever the connection throws
 * Source: docs/behaviour/reference-store.md §1.5
 */
export async function findLimits(config: pg.ClientConfig, settings: LimitSettings): Promise<LimitsInForce> {
  try {
    return { isSettingTaken: true, hasLimits: await isLimited({ ...config, ...settings }) };
  } catch (error) {
    if (!(error instanceof Error) || !REFUSED_SETTING.test(error.message)) throw error;
    return { isSettingTaken: false, hasLimits: await isLimited(config) };
  }
}

async function isLimited(config: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(config);
  // A broken connection also rejects the query.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ limited: boolean | null }>(LIMITED);
    await client.end();
    return rows[0]?.limited === true;
  } catch (error) {
    // Not awaited: a server that does not answer would keep the caller.
    void client.end();
    throw error;
  }
}

/**
 * Limits each transaction instead of the connection, and puts each other statement into a transaction. Its beginning is sent
 * together with it, so that this costs no round trip. A pooler passes the beginning on once it has a connection.
 * @param pool with `pipeline`
 * @param limits in milliseconds
 * @returns the pool for Kysely
 * Source: docs/behaviour/reference-store.md §1.5
 */
export function limitTransactions(pool: pg.Pool, limits: DatabaseLimits): PostgresPool {
  return {
    connect: async () => createClient(await pool.connect(), limits),
    end: () => pool.end(),
  };
}

function createClient(
  client: pg.PoolClient,
  { connectTimeoutMs, statementTimeoutMs }: DatabaseLimits,
): PostgresPoolClient {
  const settings = `set local statement_timeout = ${statementTimeoutMs}; set local idle_in_transaction_session_timeout = ${statementTimeoutMs}`;
  let isInTransaction = false;
  // When it takes too long, pg breaks the connection off, and all that was sent with it is rejected.
  const begin = (text: string): Promise<unknown> => {
    // An option of pg that its types lack.
    const limited: pg.QueryConfig & { query_timeout: number } = {
      text: `${text}; ${settings}`,
      query_timeout: connectTimeoutMs,
    };
    return client.query(limited);
  };
  const query = async (text: string, parameters: readonly unknown[]): Promise<unknown> => {
    if (isBeginning(text)) {
      await begin(text);
      isInTransaction = true;
      return NO_ROWS;
    }
    if (text === 'commit' || text === 'rollback') isInTransaction = false;
    else if (!isInTransaction) return sendAlone(text, parameters);
    return client.query(text, [...parameters]);
  };
  const sendAlone = async (text: string, parameters: readonly unknown[]): Promise<unknown> => {
    const [begun, done, ended] = await Promise.allSettled([
      begin('begin'),
      client.query(text, [...parameters]),
      // After an error it rolls back.
      client.query('commit'),
    ]);
    for (const part of [begun, done, ended]) if (part.status === 'rejected') throw part.reason;
    return done.status === 'fulfilled' ? done.value : NO_ROWS;
  };
  // Kysely's type also has a cursor overload, used only by `stream()`, which this server never calls.
  return {
    query: query as PostgresPoolClient['query'],
    release: () => {
      client.release();
    },
  };
}

const NO_ROWS: PostgresQueryResult<unknown> = { command: 'SELECT', rowCount: 0, rows: [] };

/** As Kysely begins transactions. */
function isBeginning(text: string): boolean {
  return text === 'begin' || text.startsWith('start transaction');
}
