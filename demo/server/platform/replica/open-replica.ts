import pg from 'pg';

import { isUnreachable } from '../database/is-unreachable.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import type { Database } from '../database/tables.ts';
import { within } from './within.ts';
import { parsePosition, readReplayed, readWritten, type WalPosition } from './wal-position.ts';
import { createLagWatch, MAX_LAG_MS } from './watch-lag.ts';

/** A copy of the store's database that PostgreSQL keeps. */
export interface Replica {
  /**
   * Reads from the replica, or from the primary while the replica does not answer or is too far behind.
   * @param seen the position that the answer must include; undefined for a reader who has written nothing
   * @param work reads from the database that it is passed; runs again if the replica fails
   * @returns the result of the work
   * @throws whatever the work throws
   */
  readonly read: <Result>(
    seen: WalPosition | undefined,
    work: (db: Database) => Promise<Result>,
  ) => Promise<Result>;
  /** Reads the position behind everything that is committed. */
  readonly readWritten: () => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Where a replica is, and whose. */
export interface ReplicaOptions {
  readonly primary: Database;
  /** Opens the replica; tried again while it fails. */
  readonly open: () => Promise<OpenDatabase>;
  /** Reads from a database what no other store's database has. */
  readonly identify: (db: Database) => Promise<string>;
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number;
  /** Called with one line when the primary has to answer instead, once a minute at most. */
  readonly log: (line: string) => void;
}

/** Why the replica is not read. */
type Trouble = 'does not answer' | 'is too far behind' | 'is no replica' | "is of another store's database";

/** The replica is looked at once a second, beside the requests. */
const CHECK_MS = 1_000;
const CHECK_TIMEOUT_MS = 500;
const QUIET_MS = 60_000;

/**
 * Opens a replica. It is looked at again beside the requests; only after a pause one waits for that, half a second at most.
 * @param options where it is, and whose
 * @returns the replica, after the first look
 * Source: docs/behaviour/reference-store.md §37
 */
export async function openReplica(options: ReplicaOptions): Promise<Replica> {
  const { primary, now } = options;
  const watch = createLagWatch();
  const report = createReport(options);
  const open = createOpening(options.open);
  let opened: OpenDatabase | undefined;
  let checkedAtMs = -Infinity;

  function exclude(trouble: Trouble): void {
    watch.forget();
    report(trouble);
  }

  async function look(atMs: number): Promise<void> {
    // Before the replica, so that it is never believed to have more than it has.
    const written = parsePosition(await readWritten(primary));
    opened = await open();
    const { replayed, isOwn } = await readState(opened.db, options);
    if (replayed === undefined) exclude('is no replica');
    else if (!isOwn) exclude("is of another store's database");
    else if (written !== undefined && watch.note(atMs, written, replayed)) report('is too far behind');
  }

  function check(): Promise<void> {
    checkedAtMs = now();
    return within(CHECK_TIMEOUT_MS, look(checkedAtMs)).catch(() => {
      exclude('does not answer');
    });
  }

  let checking = check();

  async function choose(seen: WalPosition | undefined): Promise<Database | undefined> {
    const passedMs = Math.abs(now() - checkedAtMs);
    if (passedMs >= CHECK_MS) checking = check();
    // After a pause nothing is known.
    if (passedMs > MAX_LAG_MS) await checking;
    const hasSeen = watch.isFresh(now()) && (seen === undefined || watch.has(seen));
    return hasSeen ? opened?.db : undefined;
  }

  async function read<Result>(seen: WalPosition | undefined, work: Work<Result>): Promise<Result> {
    const db = await choose(seen);
    if (db === undefined) return work(primary);
    try {
      return await work(db);
    } catch (error) {
      if (!isOfDatabase(error)) throw error;
      if (isUnreachable(error)) exclude('does not answer');
      return work(primary);
    }
  }

  await checking;
  return { read, readWritten: () => readWritten(primary), close: async () => opened?.close() };
}

type Work<Result> = (db: Database) => Promise<Result>;

async function readState(db: Database, { primary, identify }: ReplicaOptions) {
  const [replayed, own, other] = await Promise.all([readReplayed(db), identify(primary), identify(db)]);
  return { replayed, isOwn: own === other };
}

/** Opens once; a failure is forgotten. */
function createOpening(open: () => Promise<OpenDatabase>): () => Promise<OpenDatabase> {
  let opening: Promise<OpenDatabase> | undefined;
  return async () => {
    opening ??= open();
    try {
      return await opening;
    } catch (error) {
      opening = undefined;
      throw error;
    }
  };
}

/** A replica also refuses what the primary can do: it ends reads that keep it from replaying, and may lack a migration. */
function isOfDatabase(error: unknown): boolean {
  return error instanceof pg.DatabaseError || isUnreachable(error);
}

function createReport({ now, log }: Pick<ReplicaOptions, 'now' | 'log'>): (trouble: Trouble) => void {
  let reportedAtMs = -Infinity;
  return (trouble) => {
    if (now() - reportedAtMs < QUIET_MS) return;
    reportedAtMs = now();
    log(`read replica: it ${trouble}, the primary answers instead`);
  };
}
