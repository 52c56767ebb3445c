import type { Server } from 'node:http';

/** How long requests under way may take to end, in milliseconds. */
const GRACE_MS = 5_000;

/**
 * Stops taking requests, answers those under way, and cuts what is still there after a while.
 * @param server the server
 */
export async function stopServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) =>
    server.close(() => {
      resolve();
    }),
  );
  server.closeIdleConnections();
  const cut = setTimeout(() => {
    server.closeAllConnections();
  }, GRACE_MS);
  await closed;
  clearTimeout(cut);
}
