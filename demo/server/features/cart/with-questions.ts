import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { findQuestions } from '../forms/index.ts';
import type { CartEntry } from './cart.ts';

/**
 * Adds the questions to entries with answers.
 * @param db the database or an open transaction
 * @param entries the entries of a cart
 * Source: docs/behaviour/cart.md §1.5
 */
export async function withQuestions<Entry extends CartEntry>(
  db: Database | StoreTransaction,
  entries: readonly Entry[],
): Promise<readonly Entry[]> {
  const questionsOf = await findQuestions(db, entries);
  return entries.map((entry) =>
    entry.additionalFields === '' ? entry : { ...entry, questions: questionsOf(entry) },
  );
}
