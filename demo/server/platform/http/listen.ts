import { once } from 'node:events';
import type { Server } from 'node:http';

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
