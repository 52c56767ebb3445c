import type { Database } from '../../platform/database/tables.ts';
import { finishSending } from './finish-sending.ts';
import { findUnfinishedSendings } from './start-sending.ts';

/**
 * Resumes the sendings that were interrupted when the store stopped. Failures are logged and retried at the next start, or when
 * the owner sends again.
 * @param db the store's database
 * @param closing stops it between two mails
 * @param log called for each failure with one line, without addresses
 * Source: docs/behaviour/restock.md §5.4
 */
export async function resumeSendings(
  db: Database,
  closing: AbortSignal,
  log: (line: string) => void,
): Promise<void> {
  const onRefused = (error: unknown): void => {
    log(`sending restock emails failed: ${error instanceof Error ? error.message : String(error)}`);
  };
  try {
    for (const id of await findUnfinishedSendings(db)) await finishSending(db, id, { closing, onRefused });
  } catch (error) {
    onRefused(error);
  }
}
