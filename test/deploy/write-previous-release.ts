/**
 * Writes what `upgrade.test.ts` upgrades: a filled store of a release, as SQL, and what its pages show. docs/releasing.md
 * says when.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type * as today from '../../demo/server/index.ts';
import { findPostgresWithClients } from '../../tools/postgres.mjs';
import { fillStore, query } from '../support/filled-store.ts';
import { OWNER_PASSWORD } from '../support/owner.ts';
import { dumpStatements } from '../support/postgres-clients.ts';
import { startPrivatePostgres } from '../support/private-postgres.ts';
import { readFacts } from '../support/store-facts.ts';

/** Content that every new store has, and no migration has changed: without it the file is a third as long. */
const UNFILLED = ['addresses', 'comments', 'galleries', 'gallery_items', 'posts', 'events'];

async function write(release: string): Promise<void> {
  const entry = pathToFileURL(path.resolve(release, 'demo/server/index.ts')).href;
  const { startServer } = (await import(entry)) as typeof today;
  const postgres = await startPrivatePostgres({ programs: findPostgresWithClients() });
  try {
    const databaseUrl = await postgres.createDatabase();
    const options = { port: 0, databaseUrl, captcha: null, ownerPassword: OWNER_PASSWORD };
    const store = await startServer(options);
    await fillStore(store.url, databaseUrl);
    const facts = await readFacts(store.url, databaseUrl);
    await store.close();
    const { rows } = await query(databaseUrl, 'select max(name) as last from kysely_migration');
    const head = `-- A filled store after its migration ${String(rows[0]?.['last'])}, by write-previous-release.ts.\n`;
    const statements = dumpStatements(databaseUrl, UNFILLED);
    writeFileSync(path.join(import.meta.dirname, 'previous-release.sql'), head + statements);
    writeFileSync(
      path.join(import.meta.dirname, 'previous-release.json'),
      `${JSON.stringify(facts, null, 2)}\n`,
    );
  } finally {
    await postgres.close();
  }
}

const [release] = process.argv.slice(2);
if (release === undefined) throw new Error('Name the folder of the release.');
await write(release);
