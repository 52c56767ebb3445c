import { createSettings } from './database/settings.ts';
import type { Feature } from './feature.ts';
import { hostPages } from './files/host-pages.ts';
import { createIdempotency } from './idempotency/tables.ts';
import { createRequestCounts } from './limits/tables.ts';
import { createSessionTokens } from './sessions/session-tables.ts';
import { createUploads } from './uploads/tables.ts';

/** What the platform itself adds to the store. */
export const PLATFORM: Feature = {
  tables: [
    'settings',
    'idempotency',
    'session_tokens',
    'session_codes',
    'uploads',
    'upload_chunks',
    'upload_uses',
    'request_counts',
  ],
  migrations: {
    '001-store': async (db) => {
      await createSettings(db);
      await createIdempotency(db);
    },
    '034-session-tokens': createSessionTokens,
    '042-uploads': createUploads,
    '052-request-counts': createRequestCounts,
  },
  templates: ['message', 'bare-message'],
  routes: [hostPages],
};
