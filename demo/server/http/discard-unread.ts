import type { StoreMiddleware } from './store-env.ts';

/**
 * Reads what an answer left of its request and throws it away, as Node does where nobody began to read. A connection
 * that is closed with bytes unread is reset, and a client that sends first and listens then never hears the answer.
 * The server's time limit for requests ends a body that never ends.
 * Source: RFC 9110 §9.3, RFC 9112 §9.6
 */
export const discardUnread: StoreMiddleware = async (context, next) => {
  await next();
  const { incoming } = context.env;
  // Whoever read the beginning pauses the stream when nobody takes what was read.
  incoming.removeAllListeners('data');
  incoming.resume();
};
