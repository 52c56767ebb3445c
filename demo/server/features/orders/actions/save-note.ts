import * as v from 'valibot';

import type { StoreTransaction } from '../../../platform/database/tables.ts';
import { refusal } from '../../../platform/shared/refusal.ts';
import { MESSAGES } from '../../../platform/shared/strings.ts';
import { lockOrder } from './lock-order.ts';

/** Maximum length of the owner's note. */
const MAX_NOTE_LENGTH = 5_000;

/** The owner's note on an order; may be empty. Source: docs/behaviour/owner-pages.md §18.7 */
export const NOTE = v.strictObject({
  note: v.pipe(v.string(), v.trim(), v.maxLength(MAX_NOTE_LENGTH, MESSAGES.tooLong)),
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/**
 * Saves the owner's note on an order.
 * @param transaction an open transaction
 * @param orderId which order
 * @param edited the note, and the version that it was made from
 * @throws Refusal 404 for an unknown order, 409 if the note has changed meanwhile
 * Source: docs/behaviour/owner-pages.md §18.7
 */
export async function saveNote(
  transaction: StoreTransaction,
  orderId: string,
  { note, version }: v.InferOutput<typeof NOTE>,
): Promise<void> {
  const { row } = await lockOrder(transaction, orderId);
  // The same text again is a repetition.
  if (row.owner_note === note) return;
  if (row.owner_note_version !== version) throw refusal(409, 'noteChanged');
  await transaction
    .updateTable('orders')
    .set({ owner_note: note, owner_note_version: version + 1 })
    .where('id', '=', orderId)
    .execute();
}
