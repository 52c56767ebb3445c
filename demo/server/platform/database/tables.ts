import type { Kysely, Transaction } from 'kysely';

/** A setting of the whole store, such as the secret of its crumbs. */
interface SettingsTable {
  name: string;
  value: string;
}

/** The tables of the store. Each feature adds its own to this interface, where it declares them. */
export interface Tables {
  settings: SettingsTable;
}

/** The store's database. */
export type Database = Kysely<Tables>;

/** An open transaction of the store's database. */
export type StoreTransaction = Transaction<Tables>;
