import { setTimeout as delay } from 'node:timers/promises';

import type { Database } from '../../platform/database/tables.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { Refusal } from '../../platform/shared/refusal.ts';
import { writeNextProducts } from './write-products.ts';

/** What the imports of a store are written by. */
interface ImportWriter {
  readonly db: Database;
  /** Stops it between two transactions. */
  readonly closing: AbortSignal;
  /** Called after a failure with one line, without titles. */
  readonly log: (line: string) => void;
  /** Called when products have been written. */
  readonly pagesChanged: () => Promise<void>;
}

/** The imports of a store. */
export interface Imports {
  /** Writes confirmed imports until the server closes; never rejects. */
  readonly run: () => Promise<void>;
  /** Makes it look for a confirmed import now. */
  readonly wake: () => void;
}

/** What routes of imports are built from. */
export interface ImportParts extends StoreParts {
  /** Begins to write confirmed imports. */
  readonly wakeImports: () => void;
}

/** How often an import is looked for that another process has left. */
const POLL_DELAY_MS = 10_000;
/** Between two transactions, for the requests that wait for the database. */
const PAUSE_MS = 5;

/**
 * Writes confirmed imports, a few products at a time. Any number of processes may do so. Failures are logged and retried.
 * @param writer database and log
 * Source: docs/behaviour/reference-store.md §28.7
 */
export function openImports({ db, closing, log, pagesChanged }: ImportWriter): Imports {
  let woken = new AbortController();
  let lastProblem = '';
  const report = (error: unknown): void => {
    const problem = error instanceof Error ? error.message : String(error);
    if (problem !== lastProblem) log(`importing products failed: ${problem}`);
    lastProblem = problem;
  };
  const onFailed = (error: unknown): void => {
    // The owner sees what was refused.
    if (!(error instanceof Refusal)) report(error);
  };
  async function work(): Promise<void> {
    let hasWritten = false;
    try {
      while (!closing.aborted && (await writeNextProducts(db, onFailed))) {
        hasWritten = true;
        lastProblem = '';
        await delay(PAUSE_MS);
      }
    } finally {
      if (hasWritten) await pagesChanged();
    }
  }
  async function run(): Promise<void> {
    while (!closing.aborted) {
      const { signal } = woken;
      await work().catch(report);
      // The delay rejects when it is woken, and when the server closes.
      const ends = AbortSignal.any([closing, signal]);
      await delay(POLL_DELAY_MS, undefined, { signal: ends, ref: false }).catch(() => undefined);
      if (signal.aborted) woken = new AbortController();
    }
  }
  return {
    run,
    wake: () => {
      woken.abort();
    },
  };
}
