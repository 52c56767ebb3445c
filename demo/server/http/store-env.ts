import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';

import type { Database } from '../database/tables.ts';
import type { SellStock } from '../orders/sell-stock.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { Site } from '../rendering/site.ts';

/** What every request carries with it. */
export interface StoreVariables {
  requestId: string;
  sessionId: string;
  crumb: string;
  secureHeadersNonce?: string;
}

/** Hono's environment of this server. */
export interface StoreEnv {
  Bindings: HttpBindings;
  Variables: StoreVariables;
}

/** The context of one request. */
export type StoreContext = Context<StoreEnv>;

/** A step that requests of this server pass through. */
export type StoreMiddleware = MiddlewareHandler<StoreEnv>;

/** What the routes are built from. */
export interface StoreParts {
  readonly db: Database;
  /** Secret of the crumbs. */
  readonly secret: string;
  readonly limiter: RateLimiter;
  readonly sellStock: SellStock;
  /** Prints the pages. */
  readonly site: Site;
  readonly hasFaults: boolean;
  /** Ends with the server, so that nothing delayed outlives it. */
  readonly closing: AbortSignal;
  readonly log: (line: string) => void;
}
