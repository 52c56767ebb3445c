import type { Server } from 'node:http';

/** How long pending requests may take to finish, in milliseconds. */
const GRACE_MS = 5_000;
/** A kept-alive connection becomes idle after its last answer, without an event. */
const IDLE_CHECK_MS = 20;

/**
 * Stops taking requests, answers pending ones, and cuts off what remains after a while.
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
