import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';

import { MAX_SAVED_BYTES } from '../shared/limits.ts';
import type { StoreEnv } from './store-env.ts';
import { isOwnerPath } from './urls.ts';

/** Time limit for receiving a request, against clients that send a byte at a time. */
const REQUEST_TIMEOUT_MS = 30_000;
/** The same for files of the owner, which take minutes on a slow line. */
const UPLOAD_TIMEOUT_MS = 600_000;
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
    serverOptions: {
      requestTimeout: UPLOAD_TIMEOUT_MS,
      headersTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
  }) as Server;
  server.prependListener('request', (incoming) => {
    setDeadline(incoming, REQUEST_TIMEOUT_MS);
  });
  // `Expect: 100-continue`: a body that will not be read is not requested.
  server.on('checkContinue', (incoming, outgoing) => {
    const length = Number(incoming.headers['content-length'] ?? 0);
    // The owner's forms with files have limits of their own.
    if (length <= MAX_SAVED_BYTES || isOwnerPath(incoming.url ?? '')) outgoing.writeContinue();
    server.emit('request', incoming, outgoing);
  });
  return server;
}

const deadlines = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Node has one time limit for all requests of a server. */
function setDeadline(incoming: IncomingMessage, delayMs: number): void {
  clearTimeout(deadlines.get(incoming));
  const timer = setTimeout(() => {
    if (!incoming.complete) incoming.destroy();
  }, delayMs);
  timer.unref();
  deadlines.set(incoming, timer);
  incoming.once('close', () => {
    clearTimeout(timer);
  });
}

/**
 * Gives a request minutes to send its body: files on a slow line. Its sender has to be known.
 * @param incoming the request
 * Source: docs/behaviour/reference-store.md §26.3
 */
export function allowSlowBody(incoming: IncomingMessage): void {
  setDeadline(incoming, UPLOAD_TIMEOUT_MS);
}

/**
 * Starts listening.
 * @param server the server
 * @param port TCP port, 0 for any
 * @param hostname address to listen on
 * @throws the system's error, such as EADDRINUSE
 */
export async function listen(server: Server, port: number, hostname: string): Promise<void> {
  server.listen(port, hostname);
  await once(server, 'listening');
}

/** How long pending requests may take to finish, in milliseconds. */
const GRACE_MS = 5_000;
/** A kept-alive connection becomes idle after its last answer, without an event. */
const IDLE_CHECK_MS = 20;

/**
 * Stops taking requests, answers pending ones, and cuts off what remains after a while.
 * @param server the server
 */
export async function stopServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
  });
  const closeIdle = setInterval(() => {
    server.closeIdleConnections();
  }, IDLE_CHECK_MS);
  const cut = setTimeout(() => {
    server.closeAllConnections();
  }, GRACE_MS);
  await closed;
  clearInterval(closeIdle);
  clearTimeout(cut);
}
