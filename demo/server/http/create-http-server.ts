import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Server } from 'node:http';

import { MAX_BODY_BYTES } from '../shared/limits.ts';
import type { StoreEnv } from './store-env.ts';

/** How long a request may take to arrive: whoever drips it in holds nothing for longer. */
const REQUEST_TIMEOUT_MS = 30_000;

/**
 * Makes the server that hands its requests to the application.
 * @param app the application; it discards what it does not read of a body
 * @returns the server, not yet listening
 * Source: RFC 9110 §10.1.1
 */
export function createHttpServer(app: Hono<StoreEnv>): Server {
  const server = createAdaptorServer({
    fetch: app.fetch,
    // The adapter would cut a slow sender half a second after the answer.
    autoCleanupIncoming: false,
    serverOptions: { requestTimeout: REQUEST_TIMEOUT_MS },
  }) as Server;
  // A body that is announced first is asked for only when it is one that would be read.
  server.on('checkContinue', (incoming, outgoing) => {
    const length = Number(incoming.headers['content-length'] ?? 0);
    if (length <= MAX_BODY_BYTES) outgoing.writeContinue();
    server.emit('request', incoming, outgoing);
  });
  return server;
}
