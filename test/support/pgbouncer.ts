import { chownSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { findInstalled } from '../../tools/installed.mjs';
import { startOwnServer } from './own-server.ts';
import { accountForPostgres } from './private-postgres.ts';
import { makeTemporaryFolder, removeFolder } from './temporary-folder.ts';

const PORT = 54_330;
/** PgBouncer's own line once it accepts connections. */
export const PGBOUNCER_READY = 'process up';

/** A PgBouncer for one test, reachable only through a socket in a folder of its own. */
export interface PgBouncer {
  /** Turns the URL of a database into that of the same database behind the pooler. */
  readonly urlOf: (databaseUrl: string) => string;
  /** Ends it and removes its folder. */
  readonly close: () => Promise<void>;
}

/** How a PgBouncer pools. */
export interface PgBouncerOptions {
  /** The socket of the PostgreSQL. */
  readonly socketFile: string;
  /** Connections to PostgreSQL for each database. */
  readonly poolSize: number;
  /** Settings besides. Default: PgBouncer's own. */
  readonly settings?: Readonly<Record<string, string | number>>;
}

/**
 * Starts a PgBouncer in transaction mode.
 * @param options how it pools
 * @returns the running pooler; the caller closes it before the PostgreSQL
 * @throws Error when PgBouncer is not installed
 */
export async function startPgBouncer({
  socketFile,
  poolSize,
  settings = {},
}: PgBouncerOptions): Promise<PgBouncer> {
  const program = findInstalled('pgbouncer');
  const account = accountForPostgres();
  const folder = makeTemporaryFolder();
  const file = path.join(folder, 'pgbouncer.ini');
  const own = {
    listen_port: PORT,
    unix_socket_dir: folder,
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: poolSize,
    // The next transaction of a client always has another connection, which shows what sessions leave behind.
    server_round_robin: 1,
    ...settings,
  };
  const place = `host=${path.dirname(socketFile)} port=${path.extname(socketFile).slice(1)} user=store`;
  const lines = Object.entries(own).map(([name, value]) => `${name} = ${value}`);
  writeFileSync(file, `[databases]\n* = ${place}\n[pgbouncer]\n${lines.join('\n')}\n`);
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  const end = await startOwnServer({ program, args: [file], account, ready: PGBOUNCER_READY });
  return {
    urlOf: (databaseUrl) =>
      `postgres://store@localhost:${PORT}${new URL(databaseUrl).pathname}?host=${encodeURIComponent(folder)}`,
    close: async () => {
      await end();
      removeFolder(folder);
    },
  };
}
