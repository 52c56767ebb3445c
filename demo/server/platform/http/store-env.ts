import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';

import type { OtherLanguage } from '../shared/languages.ts';

/** A visitor who is identified by a token, not by cookies. Source: docs/behaviour/reference-store.md §18.4 */
export interface TokenSession {
  /** The page's origin; '' for the store's own. */
  readonly origin: string;
  /** Hash of the member's login; '' for none. */
  loginHash: string;
  /** The token that the answer brings; '' for none. */
  issued: string;
}

/** The inline scripts and styles of a page, as sources of its policy. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The variables of every request. */
export interface StoreVariables {
  requestId: string;
  /** The public origin of the store; absent if none is configured. */
  publicUrl?: URL;
  /** The origin of another site's page, which may call the store. */
  otherOrigin?: string;
  /** Absent for visitors who are identified by cookies. */
  tokenSession?: TokenSession;
  /** The client address. */
  address: string;
  /** The session of the browser or of its token, for which its crumb was made; '' for none. */
  browserId: string;
  /** The session of cart and orders: the member's if one is logged in, otherwise the browser's. */
  sessionId: string;
  /** Whether a login or logout has replaced this request's session meanwhile: the browser's cookies are newer. */
  hasSessionEnded: () => Promise<boolean>;
  /** Session and crumb for the next attempt at a refused write. */
  renewed?: { readonly sessionId: string; readonly crumb: string };
  /** The member who is logged in. */
  member?: { readonly id: string; readonly email: string; readonly language?: string | null };
  crumb: string;
  /** Whether some pages are the same for all visitors without cookies, so that their forms have no crumb. */
  sharesPages?: boolean;
  /** Whether the answer is the same for all visitors without cookies. */
  isForAnyone?: boolean;
  /** Sources of the policy, for a page that all visitors share. */
  inlineHashes?: InlineHashes;
  /** The language of the path; absent for the site's own. */
  language?: OtherLanguage;
  /** The other languages of the site; absent before they are loaded. */
  otherLanguages?: readonly OtherLanguage[];
  secureHeadersNonce?: string;
  /** The name of the logged-in owner, on any page. */
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
