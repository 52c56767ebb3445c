import { type Bucket, type BucketSize, secondsUntilToken, tokensAt } from './token-bucket.ts';

/** The kinds of request that are counted apart. */
export type RequestKind = 'read' | 'write' | 'order';

/** Bucket sizes per kind for one visitor, and how many visitors may share an address. */
export interface RateLimits extends Readonly<Record<RequestKind, BucketSize>> {
  /** An address's bucket is this many times a visitor's, because households and offices share one. */
  readonly visitorsPerAddress: number;
}

/** Generous: a visitor who clicks as fast as they can does not meet them. */
export const DEFAULT_RATE_LIMITS: RateLimits = {
  read: { burst: 240, perSecond: 20 },
  write: { burst: 80, perSecond: 8 },
  order: { burst: 20, perSecond: 1 },
  visitorsPerAddress: 20,
};

/** Who asks for what. */
export interface Visit {
  readonly kind: RequestKind;
  /** The address the request came from. */
  readonly address: string;
  /** The session, or '' for a visitor without one. */
  readonly sessionId: string;
}

/** Counts requests of one process. */
export interface RateLimiter {
  /** Takes a token; answers 0, or after how many whole seconds to come back. */
  readonly take: (visit: Visit) => number;
}

/** Beyond this many buckets the full ones are forgotten: they say nothing. */
const MAX_BUCKETS = 20_000;

/**
 * Makes a limiter with a bucket per visitor and a bigger one per address, so that throwing the session away does
 * not help. It counts in this process: with several processes each lets through as much.
 * @param limits bucket sizes
 * @param now a clock that never goes back, in milliseconds
 * @returns the limiter
 */
export function createRateLimiter(limits: RateLimits, now: () => number): RateLimiter {
  const buckets = new Map<string, { readonly bucket: Bucket; readonly size: BucketSize }>();
  const take = (visit: Visit): number => {
    const nowMs = now();
    if (buckets.size > MAX_BUCKETS) forgetFull(buckets, nowMs);
    const claims = claimsOf(visit, limits).map(({ name, size }) => ({
      name,
      size,
      tokens: tokensAt(buckets.get(name)?.bucket, size, nowMs),
    }));
    const waitSeconds = Math.max(...claims.map(({ tokens, size }) => secondsUntilToken(tokens, size)));
    if (waitSeconds > 0) return waitSeconds;
    for (const { name, size, tokens } of claims) {
      buckets.set(name, { bucket: { tokens: tokens - 1, atMs: nowMs }, size });
    }
    return 0;
  };
  return { take };
}

function claimsOf(
  { kind, address, sessionId }: Visit,
  limits: RateLimits,
): { name: string; size: BucketSize }[] {
  const { burst, perSecond } = limits[kind];
  const crowd = limits.visitorsPerAddress;
  const ofAddress = {
    name: `${kind} ${address}`,
    size: { burst: burst * crowd, perSecond: perSecond * crowd },
  };
  if (sessionId === '') return [ofAddress];
  return [ofAddress, { name: `${kind} ${address} ${sessionId}`, size: limits[kind] }];
}

function forgetFull(
  buckets: Map<string, { readonly bucket: Bucket; readonly size: BucketSize }>,
  nowMs: number,
): void {
  for (const [name, { bucket, size }] of buckets) {
    if (tokensAt(bucket, size, nowMs) >= size.burst) buckets.delete(name);
  }
}
