import { BurstyRateLimiter, RateLimiterRes } from 'rate-limiter-flexible';

import { type CounterStore, memoryCounters } from './counter-store.ts';

/** How many requests are allowed. */
export interface RateLimit {
  /** In a burst, after a pause. */
  readonly burst: number;
  /** Per second, sustained. */
  readonly perSecond: number;
}

/** The kinds of request that are counted separately. */
export type RequestKind =
  | 'read'
  | 'write'
  | 'visit'
  | 'order'
  | 'login'
  | 'member'
  | 'password'
  | 'passwordMail'
  | 'comment'
  | 'like'
  | 'code'
  | 'webhook'
  | 'refused'
  | 'session';

/** Limits per kind for one visitor, and how many visitors may share an address. */
export interface RateLimits extends Readonly<Record<RequestKind, RateLimit>> {
  /** An address may send this many times as much as a visitor, because households and offices share one; but not logins, of owner or members, forgotten passwords, codes, and refused posts. */
  readonly visitorsPerAddress: number;
}

/** Generous: a visitor who clicks as fast as they can never reaches them. */
export const DEFAULT_RATE_LIMITS: RateLimits = {
  read: { burst: 240, perSecond: 20 },
  write: { burst: 80, perSecond: 8 },
  // Analytics calls have their own limit, so that they never block the visitor.
  visit: { burst: 200, perSecond: 20 },
  order: { burst: 20, perSecond: 1 },
  login: { burst: 10, perSecond: 1 / 30 },
  member: { burst: 20, perSecond: 1 / 10 },
  password: { burst: 5, perSecond: 1 / 60 },
  // Of one email address, from any sender: nobody fills the inbox of somebody else.
  passwordMail: { burst: 3, perSecond: 1 / 600 },
  comment: { burst: 5, perSecond: 1 / 30 },
  like: { burst: 20, perSecond: 1 },
  code: { burst: 30, perSecond: 1 / 10 },
  // A payment provider sends all of its own from few addresses.
  webhook: { burst: 600, perSecond: 50 },
  refused: { burst: 20, perSecond: 1 },
  session: { burst: 30, perSecond: 1 / 10 },
  visitorsPerAddress: 20,
};

/** A request to be counted. */
export interface Visit {
  readonly kind: RequestKind;
  /** The address the request came from, or the email address it is about. */
  readonly address: string;
  /** The session, or '' for a visitor without one. */
  readonly sessionId: string;
}

/** Counts requests. */
export interface RateLimiter {
  /** Counts a request; resolves to 0, or to the whole seconds to wait. */
  readonly take: (visit: Visit) => Promise<number>;
}

const MS_PER_SECOND = 1_000;

/**
 * Creates a limiter that counts per visitor and, with a higher limit, per address, so that dropping the session does not
 * help.
 * @param limits how many requests are allowed
 * @param store where they are counted; this process by default
 */
export function createRateLimiter(limits: RateLimits, store: CounterStore = memoryCounters()): RateLimiter {
  const visitors = countersOf(limits, { store, whose: 'visitor', times: 1 });
  const addresses = countersOf(limits, { store, whose: 'address', times: limits.visitorsPerAddress });
  const count = (counter: BurstyRateLimiter, counted: string) => countIn(counter, store.toKey(counted));
  return {
    async take({ kind, address, sessionId }) {
      // The visitor first: a refused visitor does not count against the address.
      const waitSeconds = sessionId === '' ? 0 : await count(visitors[kind], `${address} ${sessionId}`);
      return waitSeconds === 0 ? count(addresses[kind], address) : waitSeconds;
    },
  };
}

/** The kinds of which an address may not send more than a visitor. */
const OF_ADDRESS: readonly RequestKind[] = [
  // A shop has one owner, however many visitors share the address.
  'login',
  // Dropping the session must not allow more password guesses.
  'member',
  // Each of them may send a mail to somebody else.
  'password',
  'passwordMail',
  // Dropping the session must not allow more guesses of codes.
  'code',
  'webhook',
  // The session of a refused post cannot be trusted.
  'refused',
];

interface CounterParts {
  readonly store: CounterStore;
  readonly whose: 'visitor' | 'address';
  /** How many visitors may share it. */
  readonly times: number;
}

function countersOf(limits: RateLimits, { store, whose, times }: CounterParts): Counters {
  const { visitorsPerAddress: _visitorsPerAddress, ...kinds } = limits;
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, limit]) => {
      const isOfAddress = OF_ADDRESS.includes(kind as RequestKind);
      return [kind, counterOf(store, `${kind}-${whose}`, timesMore(limit, isOfAddress ? 1 : times))];
    }),
  ) as unknown as Counters;
}

type Counters = Readonly<Record<RequestKind, BurstyRateLimiter>>;

function timesMore({ burst, perSecond }: RateLimit, times: number): RateLimit {
  return { burst: burst * times, perSecond: perSecond * times };
}

/** The sustained rate always passes; anything above it is taken from a burst allowance that refills during a pause. */
function counterOf(store: CounterStore, name: string, { burst, perSecond }: RateLimit): BurstyRateLimiter {
  // Windows are at least a second long, and allow at least one request.
  const steady = Math.min(Math.max(1, perSecond), burst);
  return new BurstyRateLimiter(
    store.open(`${name}-steady`, { points: steady, durationSeconds: steady / perSecond }),
    store.open(`${name}-burst`, { points: burst - steady, durationSeconds: burst / perSecond }),
  );
}

async function countIn(counter: BurstyRateLimiter, key: string): Promise<number> {
  try {
    await counter.consume(key);
    return 0;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / MS_PER_SECOND));
  }
}
