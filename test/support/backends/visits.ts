import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { parseJson } from '../../../core/json/index.ts';
import { type RawAnswer, withFault } from './faults.ts';

/** A request of a visitor, without the visitor's prefix. */
export interface VisitorRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** As it was sent; '' without one. */
  readonly text: string;
  /** As JSON; undefined without one. */
  readonly body: unknown;
}

/** One visitor of a backend. */
export interface Visit {
  /** The visitor's own address of the backend. */
  readonly url: string;
  /** Every request so far, without those that had a fault before the backend. */
  readonly sent: readonly VisitorRequest[];
  /** Injects faults into the next requests, one each; "write" is what may change something. */
  readonly failNext: (kind: 'GET' | 'write', ...faults: readonly string[]) => void;
  /** Removes the remaining faults. */
  readonly disarm: () => void;
}

/** Answers a visitor's requests. */
export type AnswerVisitor = (request: VisitorRequest) => Promise<RawAnswer>;

/** A server of this machine between visitors and a backend. */
export interface Visits {
  readonly open: (answer: AnswerVisitor) => Visit;
  readonly close: () => Promise<void>;
}

interface OpenVisit extends Visit {
  readonly sent: VisitorRequest[];
  readonly take: (request: VisitorRequest) => string | null;
  readonly answer: AnswerVisitor;
}

/**
 * Starts a server where every visitor has a path of their own. The caller closes it.
 * @param port of the loopback address; a free one by default
 */
export async function startVisits(port = 0): Promise<Visits> {
  const visits: OpenVisit[] = [];
  const server = createServer((request, response) => {
    serve(visits, request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const { port: ownPort } = server.address() as AddressInfo;
  return {
    open(answer) {
      const visit = createVisit(`http://127.0.0.1:${ownPort}/${visits.length}`, answer);
      visits.push(visit);
      return visit;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function createVisit(url: string, answer: AnswerVisitor): OpenVisit {
  const faults: { readonly kind: string; readonly fault: string }[] = [];
  return {
    url,
    answer,
    sent: [],
    failNext: (kind, ...names) => void faults.push(...names.map((fault) => ({ kind, fault }))),
    disarm: () => void faults.splice(0),
    take(request) {
      const index = faults.findIndex(({ kind }) => kind === (isRead(request) ? 'GET' : 'write'));
      return index < 0 ? null : faults.splice(index, 1)[0]!.fault;
    },
  };
}

/** Whether a request only reads. In GraphQL, a query reads, and a mutation writes. */
export function isRead({ method, body }: { readonly method: string; readonly body?: unknown }): boolean {
  const { query } = (body ?? {}) as { readonly query?: unknown };
  return method === 'GET' || (typeof query === 'string' && !query.trimStart().startsWith('mutation'));
}

async function serve(
  visits: readonly OpenVisit[],
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, index = '', path = '/'] = /^\/(\d+)(\/.*)?$/.exec(incoming.url ?? '') ?? [];
  const visit = visits[Number(index)];
  const cors = corsOf(incoming);
  if (!visit || incoming.method === 'OPTIONS') {
    response.writeHead(visit ? 204 : 404, cors).end();
    return;
  }
  const sent = await text(incoming);
  const method = incoming.method ?? 'GET';
  const headers = incoming.headers as Readonly<Record<string, string>>;
  const request = { method, path, headers, text: sent, body: sent === '' ? undefined : parseJson(sent) };
  const ask = (): Promise<RawAnswer> => {
    visit.sent.push(request);
    return visit.answer(request);
  };
  const fault = visit.take(request);
  const answer = await (fault === null ? ask() : withFault(fault, ask));
  if (answer) response.writeHead(answer.status, { ...answer.headers, ...cors }).end(answer.text);
  else response.destroy();
}

function corsOf({ headers }: IncomingMessage): Readonly<Record<string, string>> {
  return {
    'access-control-allow-origin': headers.origin ?? '*',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    'access-control-expose-headers': '*',
  };
}
