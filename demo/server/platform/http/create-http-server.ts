import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Server } from 'node:http';

import { MAX_SAVED_BYTES } from '../shared/limits.ts';
import type { StoreEnv } from './store-env.ts';

/** Time limit for receiving a request, against clients that send a byte at a time. */
const REQUEST_TIMEOUT_MS = 30_000;
/** Keep-alive of an idle connection: longer than the minute of most proxies, which would otherwise use a closed one. */
const KEEP_ALIVE_MS = 72_000;

/**
 * Creates the server that passes its requests to the application.
 * @param app the application; discards the unread rest of a body
 * @returns the server, not yet listening
 * Source: RFC 9110 §10.1.1
 */
export function createHttpServer(app: Hono<StoreEnv>): Server {
  const server = createAdaptorServer({
    fetch: app.fetch,
    // Otherwise the adapter would cut off a slow sender half a second after the answer.
    autoCleanupIncoming: false,
    serverOptions: { requestTimeout: REQUEST_TIMEOUT_MS, keepAliveTimeout: KEEP_ALIVE_MS },
  }) as Server;
  // `Expect: 100-continue`: a body that will not be read is not requested.
  server.on('checkContinue', (incoming, outgoing) => {
    const length = Number(incoming.headers['content-length'] ?? 0);
    if (length <= MAX_SAVED_BYTES) outgoing.writeContinue();
    server.emit('request', incoming, outgoing);
  });
  return server;
}
