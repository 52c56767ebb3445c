import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { type StoreAnswer, Visitor } from './visitor.ts';

/** How a client's visit ended. */
export type RushOutcome =
  | { readonly kind: 'bought'; readonly orderId: string }
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'undecided'; readonly why: string };

/** The responses that one client received. */
export interface RushClient {
  readonly sessionId: string;
  readonly outcome: RushOutcome;
  /** True when adding the piece was answered 200. */
  readonly hasAdded: boolean;
  /** Every order id in a response to this client, also to repeated requests. */
  readonly acknowledged: readonly string[];
}

/** The clients of a rush, and their target. */
export interface RushOptions {
  /** The store's current URL, which may change with a restart. */
  readonly urlOf: () => string;
  readonly clientCount: number;
  readonly itemId: string;
  /** Clients start at random within this time. */
  readonly startWindowMs: number;
  /** A client without a response by then is undecided. */
  readonly deadlineMs: number;
  /** Called for every acknowledged order, in the order of the responses. */
  readonly onAcknowledged?: (count: number) => void;
}

// Long enough that hundreds of refused connections do not slow down the store's start.
const RETRY_DELAY_MS = { least: 100, most: 800 } as const;
/** Every third request is sent twice at once, as by an impatient visitor or a proxy. */
const DOUBLED_SHARE = 1 / 3;
const CONFIRMED = /^\/checkout\/confirmed\/(.+)$/;

/**
 * Lets many clients each add and order one piece. A request without a definite response is repeated with the same key.
 * @param options of the rush
 * @returns the responses of each client
 */
export function rush(options: RushOptions): Promise<RushClient[]> {
  const end = performance.now() + options.deadlineMs;
  const count = { acknowledged: 0 };
  return Promise.all(Array.from({ length: options.clientCount }, () => visit(options, end, count)));
}

async function visit(
  options: RushOptions,
  end: number,
  count: { acknowledged: number },
): Promise<RushClient> {
  const visitor = new Visitor(options.urlOf);
  const acknowledged: string[] = [];
  let hasAdded = false;
  const finish = (outcome: RushOutcome): RushClient => ({
    sessionId: visitor.cookies.get('ss_session') ?? '',
    outcome,
    hasAdded,
    acknowledged,
  });
  await wait(Math.random() * options.startWindowMs);
  try {
    await untilCertain(() => visitor.get('/api/commerce/shopping-cart'), end);
    const headers = { 'idempotency-key': randomUUID() };
    const added = await sendMaybeTwice(() => visitor.add({ itemId: options.itemId }, { headers }), end);
    if (added.status === 409) return finish({ kind: 'sold-out' });
    if (added.status !== 200) return finish(undecided('adding', added));
    hasAdded = true;
    const key = randomUUID();
    const ordered = await sendMaybeTwice(async () => {
      const answer = await visitor.order(key);
      const orderId = orderIdOf(answer);
      if (orderId !== undefined) {
        acknowledged.push(orderId);
        options.onAcknowledged?.((count.acknowledged += 1));
      }
      return answer;
    }, end);
    if (ordered.status === 409) return finish({ kind: 'sold-out' });
    const orderId = orderIdOf(ordered);
    return finish(orderId === undefined ? undecided('ordering', ordered) : { kind: 'bought', orderId });
  } catch (error) {
    return finish({ kind: 'undecided', why: String(error) });
  }
}

async function sendMaybeTwice(send: () => Promise<StoreAnswer>, end: number): Promise<StoreAnswer> {
  if (Math.random() >= DOUBLED_SHARE) return untilCertain(send, end);
  const [one, other] = await Promise.all([untilCertain(send, end), untilCertain(send, end)]);
  if (one.status !== other.status) throw new Error(`one key, two answers: ${one.status} and ${other.status}`);
  return one;
}

/**
 * Repeats a request until its answer is definite: no response and a 5xx leave the result open.
 * @param send sends it
 * @param end gives up then, as of `performance.now()`
 */
export async function untilCertain(send: () => Promise<StoreAnswer>, end: number): Promise<StoreAnswer> {
  for (;;) {
    const answer = await send().catch(() => undefined);
    if (answer !== undefined && answer.status < 500) return answer;
    if (performance.now() > end) throw new Error('no certain answer in time');
    await wait(RETRY_DELAY_MS.least + Math.random() * (RETRY_DELAY_MS.most - RETRY_DELAY_MS.least));
  }
}

function orderIdOf(answer: StoreAnswer): string | undefined {
  return CONFIRMED.exec(answer.headers.get('location') ?? '')?.[1];
}

function undecided(what: string, { status, text }: StoreAnswer): RushOutcome {
  return { kind: 'undecided', why: `${what} answered ${status}: ${text.slice(0, 200)}` };
}
