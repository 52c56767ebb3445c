import type { ColumnType, Kysely } from 'kysely';

import { key, writtenNow } from '../../platform/database/columns.ts';

/** A challenge that was solved and sent. */
interface CaptchaUsesTable {
  signature: string;
  used_at: ColumnType<Date, Date | undefined, never>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    captcha_uses: CaptchaUsesTable;
  }
}

/**
 * Creates the table of challenges that were solved and sent, so that none counts twice.
 * @param db a database with the store's first tables
 */
export async function createCaptcha(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('captcha_uses')
    .addColumn('signature', 'text', key)
    .addColumn('used_at', 'timestamptz', writtenNow)
    .execute();
  await db.schema.createIndex('captcha_uses_age').on('captcha_uses').column('used_at').execute();
}
