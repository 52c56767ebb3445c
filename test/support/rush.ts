import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { type StoreAnswer, Visitor } from './visitor.ts';

/** How a client's visit ended. */
export type RushOutcome =
  | { readonly kind: 'bought'; readonly orderId: string }
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'undecided'; readonly why: string };

/** What one client was told. */
export interface RushClient {
  readonly sessionId: string;
  readonly outcome: RushOutcome;
  /** True when adding the piece was answered 200. */
  readonly hasAdded: boolean;
  /** Every order id that any answer to this client named, also in answers to repeated requests. */
  readonly acknowledged: readonly string[];
}

/** Who runs for what. */
export interface RushOptions {
  /** Where the store is now; it may move while it is restarted. */
  readonly urlOf: () => string;
  readonly clientCount: number;
  readonly itemId: string;
  /** Clients begin at random within this time. */
  readonly startWindowMs: number;
  /** A client that has no answer by then is undecided. */
  readonly deadlineMs: number;
  /** Told about every acknowledged order, in the order of answers. */
  readonly onAcknowledged?: (count: number) => void;
}

// Long enough that hundreds of refused connections do not slow down the start of what they wait for.
const RETRY_DELAY_MS = { least: 100, most: 800 } as const;
/** Every third request is sent twice at once, as an impatient visitor's or a proxy's would be. */
const DOUBLED_SHARE = 1 / 3;
const CONFIRMED = /^\/checkout\/confirmed\/(.+)$/;

/**
 * Lets many clients each add and order one piece. What is not answered for certain is sent again with the same key
 * until it is.
 * @param options who runs for what
 * @returns what each client was told
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

/** No answer and a 5xx leave open whether it happened; everything else is certain. */
async function untilCertain(send: () => Promise<StoreAnswer>, end: number): Promise<StoreAnswer> {
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
