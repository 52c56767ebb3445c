import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of several stores. */
export interface RoundRobinProxy {
  readonly url: string;
  /** How many requests each store has received, by its URL. */
  readonly passedTo: ReadonlyMap<string, number>;
  /** Cuts off what is pending and stops. */
  readonly close: () => Promise<void>;
}

/**
 * Starts a proxy on loopback that passes each request to the next store. A store that refuses the connection is skipped. A
 * request that a store has received is never sent again: if the connection breaks, the client gets 502.
 * @param urlsOf the stores' current URLs, which may change with a restart
 * @returns the running proxy; the caller closes it
 */
export async function startRoundRobinProxy(urlsOf: () => readonly string[]): Promise<RoundRobinProxy> {
  const passedTo = new Map<string, number>();
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const urls = urlsOf();
    turn += 1;
    const inTurn = urls.map((_, place) => urls[(turn + place) % urls.length]!);
    void readBody(incoming).then(
      (body) => {
        pass({ incoming, outgoing, body, passedTo }, inTurn);
      },
      () => outgoing.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    passedTo,
    close: () => stop(server),
  };
}

interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  /** Complete, because a stream could not be sent to another store. */
  readonly body: Buffer;
  readonly passedTo: Map<string, number>;
}

function pass(exchange: Exchange, [url, ...others]: readonly string[]): void {
  const { incoming, outgoing, body, passedTo } = exchange;
  if (url === undefined) {
    outgoing.writeHead(502).end();
    return;
  }
  const { method, url: path, headers } = incoming;
  // A connection for each request: only a new one can be refused before anything was sent.
  const sent = request(new URL(path ?? '/', url), { method, headers, agent: false });
  sent.once('socket', (socket) => {
    socket.once('connect', () => passedTo.set(url, (passedTo.get(url) ?? 0) + 1));
  });
  sent.once('error', (error: NodeJS.ErrnoException) => {
    if (isRefused(error)) pass(exchange, others);
    else fail(outgoing);
  });
  sent.once('response', (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.once('error', () => {
      fail(outgoing);
    });
    answer.pipe(outgoing);
  });
  sent.end(body);
}

/** `localhost` has several addresses: their errors are thrown together. */
function isRefused(error: NodeJS.ErrnoException): boolean {
  if (error instanceof AggregateError) return error.errors.every(isRefused);
  return error.code === 'ECONNREFUSED' && error.syscall === 'connect';
}

/** Half an answer is cut off, so that the client does not take it for a complete one. */
function fail(outgoing: ServerResponse): void {
  if (outgoing.headersSent) outgoing.destroy();
  else outgoing.writeHead(502).end();
}

async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
