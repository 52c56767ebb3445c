import type { Hono } from 'hono';

import type { Migrations } from './database/migrations.ts';
import type { Database, Tables } from './database/tables.ts';
import type { StoreEnv } from './http/store-env.ts';
import type { OwnerPage } from './owner/index.ts';
import type { PageName, StandalonePageName } from './pages/pages.ts';
import type { SitePage } from './pages/site-page.ts';
import type { StoreParts } from './pages/store-parts.ts';

/** What a feature adds to the store; the app composes all of them. */
export interface Feature<Parts = StoreParts> {
  /** Its tables, which a reset empties. */
  readonly tables?: readonly (keyof Tables)[];
  readonly migrations?: Migrations;
  /** The templates of its pages, besides those of the owner's. */
  readonly templates?: readonly (PageName | StandalonePageName)[];
  readonly routes?: readonly ((parts: Parts) => Hono<StoreEnv>)[];
  /** Paths of its forms that are shown again after a refusal; their routes count them against the rate limits. */
  readonly shownAgain?: readonly string[];
  /** Paths of the owner's forms that send files → maximum size of the request body, in bytes. */
  readonly uploadForms?: Readonly<Record<string, number>>;
  /** Lists its pages for search engines. */
  readonly sitePages?: (db: Database) => Promise<readonly SitePage[]>;
  readonly ownerPages?: readonly OwnerPage[];
}
