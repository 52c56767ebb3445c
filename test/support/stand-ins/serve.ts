import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request to a stand-in. */
export interface StandInRequest {
  readonly method: string;
  /** Below the visitor's address, with the query. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** The body's JSON; undefined for none. */
  readonly body: unknown;
}

/** The answer of a stand-in. */
export interface StandInAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json: unknown;
}

/** A kind of backend. */
export interface StandInParts {
  readonly answer: (request: StandInRequest) => Promise<StandInAnswer> | StandInAnswer;
  readonly isWrite: (request: StandInRequest) => boolean;
  /** The faults of this backend alone, by name. */
  readonly ownFaults?: Readonly<Record<string, StandInAnswer>>;
}

/** What a fault concerns. */
export type Concern = 'read' | 'write';

/** A running stand-in. */
export interface StandIn {
  /** The address for a visitor's tab, whose faults are its own. */
  readonly addressFor: (tab: string) => string;
  /** Lets a tab's next requests fail, one for each fault; the names are those of the reference store's faults. */
  readonly fail: (tab: string, concern: Concern, ...faults: readonly string[]) => void;
  readonly disarm: (tab: string) => void;
  /** Every request so far: its tab, its concern, and its method and path. */
  readonly sent: readonly { readonly tab: string; readonly concern: Concern; readonly call: string }[];
  readonly close: () => Promise<void>;
}

const TAB = /^\/tab\/([^/]+)/;
const PAGE = '<!doctype html><title>Another answer</title>';

/**
 * Starts a stand-in on a free port of the loopback address.
 * @param parts answers its requests
 * @returns the stand-in; close it
 */
export async function serveStandIn({ answer, isWrite, ownFaults = {} }: StandInParts): Promise<StandIn> {
  const faults: { readonly tab: string; readonly concern: Concern; readonly fault: string }[] = [];
  const sent: { tab: string; concern: Concern; call: string }[] = [];

  function takeFault(tab: string, concern: Concern): string | undefined {
    const index = faults.findIndex((armed) => armed.tab === tab && armed.concern === concern);
    return index < 0 ? undefined : faults.splice(index, 1)[0]?.fault;
  }

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = incoming;
    const tab = TAB.exec(url)?.[1] ?? '';
    const body = await text(incoming);
    const path = url.replace(TAB, '');
    const request = { method, path, headers, body: body === '' ? undefined : (JSON.parse(body) as unknown) };
    if (method === 'OPTIONS') {
      send(response, await answer(request));
      return;
    }
    const concern = isWrite(request) ? 'write' : 'read';
    sent.push({ tab, concern, call: `${method} ${path}` });
    const fault = takeFault(tab, concern);
    const own = ownFaults[fault ?? ''];
    if (own) send(response, own);
    else if (fault === undefined) send(response, await answer(request));
    else await misbehave(fault, response, async () => answer(request));
  }

  const server = createServer((incoming, response) => {
    handle(incoming, response).catch((error: unknown) => {
      // A mistake of the stand-in itself must not look like a fault.
      console.error(error);
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    addressFor: (tab) => `http://127.0.0.1:${port}/tab/${tab}`,
    fail: (tab, concern, ...names) => void faults.push(...names.map((fault) => ({ tab, concern, fault }))),
    disarm(tab) {
      faults.splice(0, faults.length, ...faults.filter((armed) => armed.tab !== tab));
    },
    sent,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function misbehave(
  fault: string,
  response: ServerResponse,
  answer: () => Promise<StandInAnswer>,
): Promise<void> {
  const { prefix, name } = /^(?<prefix>commit-then-)?(?<name>.*)$/.exec(fault)!.groups as {
    readonly prefix?: string;
    readonly name: string;
  };
  if (prefix !== undefined) await answer();
  if (name.startsWith('slow=')) {
    await new Promise((resolve) => setTimeout(resolve, Number(name.slice(5))));
    send(response, await answer());
    return;
  }
  const status = Number(/\d{3}/.exec(name)?.[0] ?? 200);
  const retryAfter = /retry-after=(\d+)/.exec(name)?.[1];
  if (name === 'drop') response.destroy();
  else if (name === 'redirect') response.writeHead(302, { location: '/elsewhere' }).end();
  else if (name === 'empty') response.writeHead(200).end();
  else if (name === 'truncate') response.writeHead(200).end('{"data": {"ca');
  else if (name === 'crumb') send(response, { status: 401, json: {} });
  else if (name === 'html' || name.startsWith('page=')) response.writeHead(status).end(PAGE);
  else
    send(response, {
      status,
      json: {},
      headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
    });
}

function send(response: ServerResponse, { status, headers = {}, json }: StandInAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(status === 204 ? undefined : JSON.stringify(json));
}
