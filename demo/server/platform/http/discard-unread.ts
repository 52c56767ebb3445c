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
