import { after, before, describe } from 'node:test';

import { openDatabase, type OpenDatabase } from '../../demo/server/platform/database/open-database.ts';
import { prepareDatabase } from '../../demo/server/prepare-database.ts';
import type { Database } from '../../demo/server/platform/database/tables.ts';
import { startServer, type StoreServer, type StoreServerOptions } from '../../demo/server/index.ts';
import { closing } from './closing.ts';
import { describeWithPostgres, hasPostgres } from './describe-with-postgres.ts';
import { makeEmbeddedFolder } from './embedded-folder.ts';
import { createLender } from './lender.ts';
import { startPrivatePostgres } from './private-postgres.ts';
import { PATIENT_DATABASE } from './no-limits.ts';
import { removeFolder } from './temporary-folder.ts';
import { IS_WHOLE_RUN } from './whole-run.ts';

/** Starts stores on one kind of database. */
export interface StoreMaker {
  /** Starts a store with a database of its own, or at the place that the options name; it is closed after the suite. */
  readonly open: (options?: StoreServerOptions) => Promise<OpenStore>;
  /** Creates an empty database. */
  readonly makeEmptyPlace: () => Promise<OpenStore['place']>;
  /** Opens a prepared database of its own without a store; it is closed after the suite. */
  readonly openDatabase: () => Promise<Database>;
  /** Closes a store and opens its database to inspect it; it is closed after the suite. */
  readonly closeAndRead: (store: OpenStore) => Promise<Database>;
}

/** A store, and the options that start another process on the same data. */
export interface OpenStore extends StoreServer {
  readonly place: Pick<StoreServerOptions, 'databaseUrl' | 'dataDir'>;
  /** The store's warnings and errors. */
  readonly log: readonly string[];
}

/** The one PostgreSQL of this process; every store has a database of its own in it, copied from one that is filled. */
const POSTGRES = createLender(
  async () => {
    const postgres = await startPrivatePostgres();
    const filled = await postgres.createDatabase();
    const { db, close } = await openPlace({ databaseUrl: filled });
    await prepareDatabase(db, false);
    await close();
    return {
      createEmpty: () => postgres.createDatabase(),
      createFilled: () => postgres.createDatabase(filled),
      drop: postgres.dropDatabase,
      close: postgres.close,
    };
  },
  (postgres) => postgres.close(),
);

/** The databases of a store. */
interface Places {
  readonly makeFilled: () => Promise<OpenStore['place']>;
  readonly makeEmpty: () => Promise<OpenStore['place']>;
}

/** Declares the tests of a suite on stores of its own. */
type DatabaseSuite = (stores: StoreMaker) => void;

/**
 * Runs one suite on the embedded database and on a private PostgreSQL: for suites about concurrent writers, or about data
 * that outlives a store.
 * @param name what is tried
 * @param suite declares the tests
 */
export function describeOnEachDatabase(name: string, suite: DatabaseSuite): void {
  describeOnPglite(name, suite);
  describeOnPostgres(name, suite);
}

/**
 * Runs one suite on a private PostgreSQL: for visitors and owners, who nearly always act in sequence. In the whole run, or
 * without PostgreSQL, it runs on the embedded database, too.
 * @param name what is tried
 * @param suite declares the tests
 */
export function describeOnAnyDatabase(name: string, suite: DatabaseSuite): void {
  if (IS_WHOLE_RUN || !hasPostgres()) describeOnPglite(name, suite);
  describeOnPostgres(name, suite);
}

function describeOnPglite(name: string, suite: DatabaseSuite): void {
  describe(`${name}, on PGlite`, () => {
    const folders: string[] = [];
    const make = async (isEmpty: boolean): Promise<OpenStore['place']> => {
      const dataDir = await makeEmbeddedFolder({ isEmpty });
      folders.push(dataDir);
      return { dataDir };
    };
    const maker = makeMaker({ makeFilled: () => make(false), makeEmpty: () => make(true) });
    suite(maker);
    after(async () => {
      await maker.closeAll();
      folders.forEach(removeFolder);
    });
  });
}

/**
 * Runs one suite on a private PostgreSQL: for suites that hold a transaction open while another one waits, which the one
 * connection of the embedded database cannot.
 * @param name what is tried
 * @param suite declares the tests
 */
export function describeOnPostgres(name: string, suite: DatabaseSuite): void {
  describeWithPostgres(`${name}, on PostgreSQL`, () => {
    let postgres: Awaited<ReturnType<typeof POSTGRES.borrow>>;
    before(async () => {
      postgres = await POSTGRES.borrow();
    });
    const databases: string[] = [];
    const keep = (databaseUrl: string): OpenStore['place'] => {
      databases.push(databaseUrl);
      return { databaseUrl };
    };
    const maker = makeMaker({
      makeFilled: async () => keep(await postgres.createFilled()),
      makeEmpty: async () => keep(await postgres.createEmpty()),
    });
    suite(maker);
    after(async () => {
      await maker.closeAll();
      for (const database of databases) await postgres.drop(database);
      POSTGRES.giveBack();
    });
  });
}

function openPlace({ databaseUrl, dataDir = '' }: OpenStore['place']): Promise<OpenDatabase> {
  return openDatabase({
    databaseUrl,
    dataDir,
    reset: false,
    limits: PATIENT_DATABASE,
    onLostConnection: () => undefined,
  });
}

function makeMaker(places: Places): StoreMaker & { readonly closeAll: () => Promise<void> } {
  const open: { readonly close: () => Promise<void> }[] = [];
  /** A data folder has one reader at a time. */
  const readers = new Map<string, OpenDatabase>();
  const read = async (dataPlace: OpenStore['place']): Promise<Database> => {
    const opened = await openPlace(dataPlace);
    if (dataPlace.dataDir === undefined) open.push(opened);
    else readers.set(dataPlace.dataDir, opened);
    return opened.db;
  };
  const closeReader = async (dataDir = ''): Promise<void> => {
    const reader = readers.get(dataDir);
    readers.delete(dataDir);
    await reader?.close();
  };
  return {
    makeEmptyPlace: places.makeEmpty,
    async open(options = {}) {
      const isPlaced = options.databaseUrl !== undefined || options.dataDir !== undefined;
      const place = isPlaced ? options : { ...(await places.makeFilled()), ...options };
      await closeReader(place.dataDir);
      const log: string[] = [];
      const server = await startServer({
        port: 0,
        databaseLimits: PATIENT_DATABASE,
        log: (line) => log.push(line),
        ...place,
      });
      const store = { ...server, close: closing(server), place, log };
      open.push(store);
      return store;
    },
    async openDatabase() {
      const db = await read(await places.makeFilled());
      await prepareDatabase(db, false);
      return db;
    },
    async closeAndRead(store) {
      await store.close();
      return read(store.place);
    },
    async closeAll() {
      for (const one of open.splice(0)) await one.close();
      for (const dataDir of [...readers.keys()]) await closeReader(dataDir);
    },
  };
}
