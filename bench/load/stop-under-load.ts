import { randomUUID } from 'node:crypto';

import type { StoreProcess } from '../../test/support/store-process.ts';
import { Visitor } from '../../test/support/visitor.ts';

const CLIENTS = 24;
/** How many additions have been answered when the stores are asked to stop. */
const ANSWERED_BEFORE = 200;

/**
 * Asks all stores but the first to stop while clients add to their carts, then counts the pieces in the carts.
 * @param stores at least two; all have ended afterwards
 * @returns a sentence
 */
export async function stopUnderLoad([first, ...others]: readonly StoreProcess[]): Promise<string> {
  let answeredCount = 0;
  let ended: Promise<unknown> | undefined;
  const stop = (): void => {
    if (answeredCount >= ANSWERED_BEFORE) ended ??= Promise.all(others.map((store) => store.end('SIGTERM')));
  };
  const carts = await Promise.all(
    Array.from({ length: CLIENTS }, async (_, place) => {
      const url = others[place % others.length]!.url;
      const visitor = await Visitor.arrive(url);
      const acknowledged = await addUntilRefused(visitor, () => {
        answeredCount += 1;
        stop();
      });
      return { visitor, ...acknowledged };
    }),
  );
  await ended;
  let lost = 0;
  let brokenOff = 0;
  for (const { visitor, added, isBrokenOff } of carts) {
    const moved = new Visitor(first!.url);
    for (const [name, value] of visitor.cookies) moved.cookies.set(name, value);
    const { totalQuantity } = await moved.cart();
    lost += Math.max(0, added - totalQuantity);
    brokenOff += Number(isBrokenOff);
  }
  await first!.end('SIGTERM');
  return `Stopped ${others.length} stores under ${CLIENTS} clients: ${answeredCount} additions were answered, ${lost} of them were lost, ${brokenOff} requests were broken off.\n`;
}

/** Adds until a new connection is refused; a connection that breaks after the request was sent is broken off. */
async function addUntilRefused(
  visitor: Visitor,
  onAnswer: () => void,
): Promise<{ readonly added: number; readonly isBrokenOff: boolean }> {
  for (let added = 0; ; added += 1) {
    try {
      const headers = { 'idempotency-key': randomUUID() };
      const { status } = await visitor.add({ itemId: 'mug', quantity: 1 }, { headers });
      if (status !== 200) return { added, isBrokenOff: false };
      onAnswer();
    } catch (error) {
      return { added, isBrokenOff: !isRefused(error) };
    }
  }
}

function isRefused(error: unknown): boolean {
  return (
    JSON.stringify(error, Object.getOwnPropertyNames(error)).includes('ECONNREFUSED') ||
    (error instanceof Error && error.cause !== undefined && isRefused(error.cause))
  );
}
