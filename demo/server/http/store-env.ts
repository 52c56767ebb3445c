import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';

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
