import { randomUUID } from 'node:crypto';

import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { KEY_LIFETIME_MS } from '../../platform/shared/limits.ts';
import { refusal } from '../../platform/shared/refusal.ts';

/**
 * Issues a key for one submission; deletes keys that were not used within a day.
 * @param db the store's database
 * @param sessionId who may use it
 * Source: docs/behaviour/forms.md §6.3
 */
export async function issueKey(db: Database, sessionId: string): Promise<string> {
  const key = randomUUID();
  const expiredAt = new Date(Date.now() - KEY_LIFETIME_MS);
  await db.deleteFrom('form_keys').where('created_at', '<', expiredAt).execute();
  await db.insertInto('form_keys').values({ key, session_id: sessionId }).execute();
  return key;
}

/**
 * Uses a key up.
 * @param transaction that of the submission: if it fails, the key stays valid
 * @param sessionId the session of the key
 * @param key which key
 * @throws Refusal 400 for a key that was used or never issued to this session
 * Source: docs/behaviour/forms.md §6.4
 */
export async function useKey(transaction: StoreTransaction, sessionId: string, key: string): Promise<void> {
  const used = await transaction
    .deleteFrom('form_keys')
    .where('key', '=', key)
    .where('session_id', '=', sessionId)
    .returning('key')
    .executeTakeFirst();
  if (used === undefined) throw refusal(400, 'formKeyUsed');
}
