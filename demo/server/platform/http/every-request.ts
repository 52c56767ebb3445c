import { randomUUID } from 'node:crypto';

import { refusal } from '../shared/refusal.ts';
import type { StoreMiddleware } from './store-env.ts';

/**
 * Reads and discards the unread rest of a request, as Node does if nothing was read. Closing a connection with unread
 * bytes resets it, and a client that sends everything before it reads would never receive the answer. The server's time
 * limit for requests ends a body that never ends.
 * Source: RFC 9110 §9.3, RFC 9112 §9.6
 */
export const discardUnread: StoreMiddleware = async (context, next) => {
  await next();
  const { incoming } = context.env;
  // A partial read leaves the stream paused.
  incoming.removeAllListeners('data');
  incoming.resume();
};

const REQUEST_ID = /^[\w.-]{1,128}$/;

/**
 * Names a request, for logs and the answer. Behind proxies it keeps the name that they have given it.
 * @param trustedProxies number of proxies in front of the store; 0 ignores the header
 * Source: docs/behaviour/reference-store.md §35.3
 */
export function nameRequest(trustedProxies: number): StoreMiddleware {
  return async (context, next) => {
    const named = trustedProxies === 0 ? undefined : context.req.header('x-request-id');
    context.set('requestId', named !== undefined && REQUEST_ID.test(named) ? named : randomUUID());
    await next();
    context.header('X-Request-Id', context.get('requestId'));
  };
}

/** Refuses addresses with NUL, which PostgreSQL's text type cannot represent. */
export const refuseNul: StoreMiddleware = (context, next) => {
  if (/%00/.test(context.req.url)) throw refusal(400, 'invalid');
  return next();
};

/**
 * Finds the client address of a request: behind proxies the one that the outermost proxy has added, so that visitors do not
 * share the limits of one address, and nobody can lock the owner out. Each proxy adds an address at the end; earlier ones
 * are forgeable.
 * @param trustedProxies number of proxies in front of the store; 0 ignores the header
 * Source: docs/behaviour/reference-store.md §4.1
 */
export function nameAddress(trustedProxies: number): StoreMiddleware {
  return async (context, next) => {
    const addresses = (context.req.header('x-forwarded-for') ?? '').split(',').map((one) => one.trim());
    const forwarded = trustedProxies === 0 ? undefined : addresses.at(-trustedProxies);
    context.set('address', forwarded || (context.env.incoming.socket.remoteAddress ?? ''));
    await next();
  };
}
