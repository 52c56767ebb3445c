import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A call of the store. */
export interface PurgeCall {
  readonly headers: IncomingHttpHeaders;
  readonly tags: readonly string[];
}

/** The API of a CDN that deletes pages by their tags. */
export interface PurgeApi {
  readonly url: URL;
  readonly calls: readonly PurgeCall[];
  readonly close: () => Promise<void>;
}

/**
 * Starts such an API on loopback.
 * @param answer returns the status of a call, when it is answered
 */
export async function startPurgeApi(
  answer: (call: PurgeCall) => number | Promise<number> = () => 200,
): Promise<PurgeApi> {
  const calls: PurgeCall[] = [];
  const server = createServer((incoming, outgoing) => {
    void json(incoming).then(async (body) => {
      const call = { headers: incoming.headers, tags: (body as { readonly tags: string[] }).tags };
      calls.push(call);
      outgoing.writeHead(await answer(call)).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: new URL(`http://localhost:${(server.address() as AddressInfo).port}/zones/7/purge_cache`),
    calls,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
