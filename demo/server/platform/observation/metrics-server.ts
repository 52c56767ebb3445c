import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { StartFailure } from '../shared/start-failure.ts';
import { START_FAILURES } from '../shared/start-failures.ts';
import type { Metrics } from './metrics.ts';

/** Where metrics are served. */
export interface MetricsPlace {
  /** TCP port, 0–65535; 0 takes any free one. */
  readonly port: number;
  /** Address to listen on. Default 127.0.0.1. */
  readonly hostname?: string;
}

/** Running metrics. */
export interface MetricsServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const LOOPBACK = '127.0.0.1';
const PATH = '/metrics';

/**
 * Serves metrics on a port of their own: they reveal how much a shop sells, so the port of visitors never has them.
 * @param metrics of this process
 * @param place port and address
 * @returns the running server
 * @throws StartFailure if it cannot listen there
 * Source: docs/behaviour/reference-store.md §35.4
 */
export async function serveMetrics(
  metrics: Metrics,
  { port, hostname = LOOPBACK }: MetricsPlace,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.url !== PATH || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    metrics.print().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, hostname);
  try {
    await once(server, 'listening');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(START_FAILURES.unusableMetricsPort(port, reason), { cause: error });
  }
  return {
    url: `http://${hostname}:${(server.address() as AddressInfo).port}${PATH}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
