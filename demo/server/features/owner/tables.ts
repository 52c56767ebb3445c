import type { ColumnType, Generated } from 'kysely';

/** A setting of the whole store, such as the secret of its crumbs. */
interface SettingsTable {
  name: string;
  value: string;
}

/** An accepted action and its answer, kept so that a repeated request replays instead of acting twice. */
interface IdempotencyTable {
  scope: string;
  key: string;
  request_hash: string;
  status: number;
  body: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** An account of the store's owner. */
interface OwnersTable {
  name: string;
  password_hash: string;
}

/** A login of an owner; only the hash of its token is kept. */
interface OwnerSessionsTable {
  token_hash: string;
  owner_name: string;
  expires_at: Date;
}

/** A navigation of the site, by the field of the layout that holds it; `items` is JSON text, `version` counts how often it was saved. */
interface NavigationsTable {
  field_name: string;
  items: string;
  version: Generated<number>;
}

/** Commerce preferences, by namespace. */
interface CommercePreferencesTable {
  namespace: string;
  /** A JSON text when it is written. */
  preferences: ColumnType<unknown, string, string>;
}

/** Header and footer of every page, by place: as written and sanitised; `version` counts how often both were saved. */
interface SiteFrameTable {
  place: 'header' | 'footer';
  markup: string;
  safe_markup: string;
  version: Generated<number>;
}

/** The tables of the store itself and of its owner. */
export interface OwnerTables {
  settings: SettingsTable;
  idempotency: IdempotencyTable;
  owners: OwnersTable;
  owner_sessions: OwnerSessionsTable;
  navigations: NavigationsTable;
  commerce_preferences: CommercePreferencesTable;
  site_frame: SiteFrameTable;
}
