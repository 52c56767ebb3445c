import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream';

/** A port of this machine that leads to a socket file. */
export interface LoopbackPort {
  readonly port: number;
  /** Ends it, with its connections. */
  readonly close: () => void;
}

/**
 * Makes a server with a socket file reachable by a free port, for clients that know no socket files.
 * @param socketFile its path
 * @returns the port; the caller closes it
 */
export async function openLoopbackPort(socketFile: string): Promise<LoopbackPort> {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const behind = connect(socketFile);
    open.add(client);
    // Either end may break off, as the server does when a test ends.
    pipeline(client, behind, client, () => open.delete(client));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      for (const client of open) client.destroy();
    },
  };
}
