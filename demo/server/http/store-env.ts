import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';

import type { OtherLanguage } from '../shared/languages.ts';

/** The variables of every request. */
export interface StoreVariables {
  requestId: string;
  /** Where visitors reach the store: an origin; absent where none is configured. */
  publicUrl?: URL;
  /** Where the request comes from. */
  address: string;
  /** The session of the browser, for which its crumb was made; '' for none. */
  browserId: string;
  /** Whose cart and orders: a member's wherever they are logged in, otherwise the browser's. */
  sessionId: string;
  /** Whether somebody has logged in or out with this request's session since it came: the browser's cookies are newer. */
  hasSessionEnded: () => boolean;
  /** The member who is logged in. */
  member?: { readonly id: string; readonly email: string };
  crumb: string;
  /** The language of the address; absent for the site's own. */
  language?: OtherLanguage;
  /** What visitors can choose besides the site's own language; absent before it is known. */
  otherLanguages?: readonly OtherLanguage[];
  secureHeadersNonce?: string;
  /** The name of the owner who is logged in, wherever they are. */
  owner?: string;
}

/** Hono's environment of this server. */
export interface StoreEnv {
  Bindings: HttpBindings;
  Variables: StoreVariables;
}

/** The context of one request. */
export type StoreContext = Context<StoreEnv>;

/** Middleware of this server. */
export type StoreMiddleware = MiddlewareHandler<StoreEnv>;
