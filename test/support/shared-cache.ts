import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A cache in front of a store, which all visitors share. */
export interface SharedCache {
  readonly url: string;
  /** How many requests it has answered without the store, by path. */
  readonly hits: ReadonlyMap<string, number>;
  /** Forgets the pages that have a tag. */
  readonly purge: (tag: string) => void;
  readonly close: () => Promise<void>;
}

interface Kept {
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/**
 * Starts a cache on loopback. It keeps what `Cache-Control` lets shared caches keep, uncompressed, for the rest of its life, and
 * serves it to requests without cookies, as `Vary: Cookie` asks.
 * @param storeUrl the store; a function where it starts later
 * @returns the running cache; the caller closes it
 */
export async function startSharedCache(storeUrl: string | (() => string)): Promise<SharedCache> {
  const kept = new Map<string, Kept>();
  const hits = new Map<string, number>();
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const isAnyones = incoming.method === 'GET' && incoming.headers.cookie === undefined;
    const known = isAnyones ? kept.get(path) : undefined;
    if (known === undefined) {
      pass(typeof storeUrl === 'string' ? storeUrl : storeUrl(), incoming, outgoing, (answer) => {
        if (isAnyones) kept.set(path, answer);
      });
      return;
    }
    hits.set(path, (hits.get(path) ?? 0) + 1);
    outgoing.writeHead(200, known.headers).end(known.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    hits,
    purge: (tag) => {
      for (const [path, { headers }] of kept) if (headers['cache-tag'] === tag) kept.delete(path);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function pass(
  storeUrl: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  keep: (answer: Kept) => void,
): void {
  const { method, headers } = incoming;
  const sent = request(new URL(incoming.url ?? '/', storeUrl), {
    method,
    headers: { ...headers, 'accept-encoding': 'identity' },
  });
  sent.once('error', () => outgoing.destroy());
  sent.once('response', (answer) => {
    void buffer(answer).then((body) => {
      const isKept = /\bs-maxage=/.test(answer.headers['cache-control'] ?? '');
      if (isKept && answer.statusCode === 200) keep({ headers: answer.headers, body });
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(body);
    });
  });
  incoming.pipe(sent);
}
