import { after, before, describe } from 'node:test';

import { openDatabase } from '../../demo/server/database/open-database.ts';
import { prepareDatabase } from '../../demo/server/seeds/prepare-database.ts';
import type { Database } from '../../demo/server/database/tables.ts';
import { startServer, type StoreServer, type StoreServerOptions } from '../../demo/server/index.ts';
import { describeWithPostgres } from './describe-with-postgres.ts';
import { makeEmbeddedFolder } from './embedded-folder.ts';
import { createLender } from './lender.ts';
import { type PrivatePostgres, startPrivatePostgres } from './private-postgres.ts';
import { removeFolder } from './temporary-folder.ts';

/** Starts stores on one kind of database. */
export interface StoreMaker {
  /** Starts a store with a database of its own; it is closed after the suite. */
  readonly open: (options?: StoreServerOptions) => Promise<OpenStore>;
  /** Opens a prepared database of its own without a store before it; it is closed after the suite. */
  readonly openDatabase: () => Promise<Database>;
  /** Closes a store and opens its database, to see what was kept; it is closed after the suite. */
  readonly closeAndRead: (store: OpenStore) => Promise<Database>;
}

/** A store, and the options that start another process on the same data. */
export interface OpenStore extends StoreServer {
  readonly place: Pick<StoreServerOptions, 'databaseUrl' | 'dataDir'>;
  /** What the store complained about. */
  readonly log: readonly string[];
}

/** The one PostgreSQL of this process; every store has a database of its own in it. */
const POSTGRES = createLender(startPrivatePostgres, (postgres) => postgres.close());

/**
 * Runs one suite on the embedded database and on a private PostgreSQL.
 * @param name what is tried
 * @param suite declares the tests
 */
export function describeOnEachDatabase(name: string, suite: (stores: StoreMaker) => void): void {
  describe(`${name}, on PGlite`, () => {
    const folders: string[] = [];
    const maker = makeMaker(async () => {
      const dataDir = await makeEmbeddedFolder();
      folders.push(dataDir);
      return { dataDir };
    });
    suite(maker);
    after(async () => {
      await maker.closeAll();
      folders.forEach(removeFolder);
    });
  });
  describeWithPostgres(`${name}, on PostgreSQL`, () => {
    let postgres: PrivatePostgres;
    before(async () => {
      postgres = await POSTGRES.borrow();
    });
    const maker = makeMaker(async () => ({ databaseUrl: await postgres.createDatabase() }));
    suite(maker);
    after(async () => {
      await maker.closeAll();
      POSTGRES.giveBack();
    });
  });
}

function makeMaker(
  place: () => Promise<OpenStore['place']>,
): StoreMaker & { readonly closeAll: () => Promise<void> } {
  const open: { readonly close: () => Promise<void> }[] = [];
  const read = async ({ databaseUrl, dataDir = '' }: OpenStore['place']): Promise<Database> => {
    const opened = await openDatabase({
      databaseUrl,
      dataDir,
      reset: false,
      onLostConnection: () => undefined,
    });
    open.push(opened);
    return opened.db;
  };
  return {
    async open(options = {}) {
      const ownPlace = { ...(await place()), ...options };
      const log: string[] = [];
      const server = await startServer({ port: 0, log: (line) => log.push(line), ...ownPlace });
      open.push(server);
      return { ...server, place: ownPlace, log };
    },
    async openDatabase() {
      const db = await read(await place());
      await prepareDatabase(db, false);
      return db;
    },
    async closeAndRead(store) {
      await store.close();
      return read(store.place);
    },
    async closeAll() {
      for (const one of open) await one.close();
    },
  };
}
