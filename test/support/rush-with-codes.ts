import { randomUUID } from 'node:crypto';

import { applyCode } from './codes.ts';
import { untilCertain } from './rush.ts';
import { hiddenValue, seenControls, type StoreAnswer, Visitor } from './visitor.ts';

/** The clients of a rush with codes. */
export interface CodesRush {
  /** The store's current URL, which may change with a restart. */
  readonly urlOf: () => string;
  readonly clientCount: number;
  readonly itemId: string;
  readonly codes: readonly string[];
  readonly deadlineMs: number;
  /** Called for every acknowledged order, in the order of the responses. */
  readonly onAcknowledged?: (count: number) => void;
}

/** A visitor looks at the new total and orders again, at most this often. */
const MAX_LOOKS = 60;

/**
 * Lets many clients each put one piece into a cart with the same codes, and then order all at once. Each accepts every new total.
 * @param rush its clients
 * @returns the path of each client's confirmation, or why there is none
 */
export async function rushWithCodes(rush: CodesRush): Promise<readonly string[]> {
  const end = performance.now() + rush.deadlineMs;
  const visitors = await Promise.all(
    Array.from({ length: rush.clientCount }, async () => {
      const visitor = new Visitor(rush.urlOf);
      await untilCertain(() => visitor.get('/cart'), end);
      const headers = { 'idempotency-key': randomUUID() };
      await untilCertain(() => visitor.add({ itemId: rush.itemId }, { headers }), end);
      for (const code of rush.codes) await untilCertain(() => applyCode(visitor, code), end);
      return visitor;
    }),
  );
  let acknowledged = 0;
  return Promise.all(
    visitors.map(async (visitor, index) => {
      const placed = await orderAtAnyPrice(visitor, `client-${index}@example.com`, end);
      rush.onAcknowledged?.((acknowledged += 1));
      return placed;
    }),
  );
}

async function orderAtAnyPrice(visitor: Visitor, email: string, end: number): Promise<string> {
  let page: StoreAnswer = await untilCertain(() => visitor.get('/checkout'), end);
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const idempotencyKey = hiddenValue(page.text, 'idempotencyKey');
    const typed = { ...seenControls(page), idempotencyKey, email, name: 'Ann' };
    const answer = await untilCertain(() => visitor.post('/checkout', typed), end);
    if (answer.status === 303) return answer.headers.get('location') ?? '';
    if (answer.status !== 409) return `${answer.status}: ${answer.text.slice(-500)}`;
    page = answer;
  }
  return 'no end of new totals';
}
