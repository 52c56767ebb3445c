import type { Server } from 'node:http';

/** How long requests under way may take to end, in milliseconds. */
const GRACE_MS = 5_000;
/** A connection that was kept alive becomes idle with its last answer, and nothing says when. */
const IDLE_CHECK_MS = 20;

/**
 * Stops taking requests, answers those under way, and cuts what is still there after a while.
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
