import type { Database } from '../database/tables.ts';
import type { StoreContext } from '../http/store-env.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { Log } from '../observation/index.ts';
import type { AllowedOrigins } from '../origins/index.ts';
import type { ReadCatalogue } from '../replica/index.ts';
import type { FrameData, SiteData } from './page-data.ts';
import type { SitePage } from './site-page.ts';
import type { Site } from './site.ts';

/** The frames around the pages; the app composes them from features. */
export interface PageFrames {
  /**
   * Loads the frame of a page within the site.
   * @param context the request
   */
  readonly ofPage: (context: StoreContext) => Promise<FrameData>;
  /**
   * Loads the frame of a standalone page; never rejects.
   * @param context the request
   * @param status HTTP status of the answer
   */
  readonly ofStandalonePage: (context: StoreContext, status: number) => Promise<SiteData>;
}

/** What the routes of every feature are built from. */
export interface StoreParts {
  readonly db: Database;
  /** Reads what visitors see of the catalogue, perhaps from a replica. */
  readonly readCatalogue: ReadCatalogue;
  /** The database of analytics events: the same, or a separate one. */
  readonly visits: Database;
  /** Secret of the crumbs. */
  readonly secret: string;
  readonly limiter: RateLimiter;
  /** Number of proxies in front of the store; 0 by default. */
  readonly trustedProxies?: number;
  /** The public origin of the store; undefined if none is configured. */
  readonly publicUrl?: URL | undefined;
  /** Pages of which other origins may call the store. */
  readonly allowedOrigins: AllowedOrigins;
  /** The clock of tokens and codes, in milliseconds since 1970. */
  readonly now: () => number;
  /** Renders the pages. */
  readonly site: Site;
  readonly frames: PageFrames;
  /** Headings and paths of the owner's pages, for their menu. */
  readonly ownerPages: readonly { readonly title: string; readonly path: string }[];
  /** Lists the pages of all features, for search engines. */
  readonly findSitePages: (db: Database) => Promise<readonly SitePage[]>;
  readonly hasFaults: boolean;
  /** Aborted when the server closes, so that no delay outlives it. */
  readonly closing: AbortSignal;
  readonly log: Log;
  /** Called when the owner has changed what pages show; resolves when other processes know. Default: nothing. */
  readonly pagesChanged?: (() => Promise<void>) | undefined;
}
