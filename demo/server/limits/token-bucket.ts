/** How much a bucket holds and how fast it fills again. */
export interface BucketSize {
  /** Tokens in a full bucket: how many requests may come at once. */
  readonly burst: number;
  /** Tokens that come back each second. */
  readonly perSecond: number;
}

/** A bucket's state; `atMs` is when `tokens` was right, on the caller's clock. */
export interface Bucket {
  readonly tokens: number;
  readonly atMs: number;
}

const MS_PER_SECOND = 1_000;

/**
 * Fills a bucket up to the present.
 * @param bucket the bucket, or undefined for one that was never used
 * @param size its size
 * @param nowMs the present, on the same clock
 * @returns the tokens in it now, at most the burst
 */
export function tokensAt(bucket: Bucket | undefined, size: BucketSize, nowMs: number): number {
  if (bucket === undefined) return size.burst;
  const passedMs = Math.max(0, nowMs - bucket.atMs);
  return Math.min(size.burst, bucket.tokens + (passedMs / MS_PER_SECOND) * size.perSecond);
}

/**
 * Tells how long it takes until one token is there.
 * @param tokens tokens in the bucket now
 * @param size its size
 * @returns whole seconds, 0 when there is one already
 */
export function secondsUntilToken(tokens: number, size: BucketSize): number {
  return tokens >= 1 ? 0 : Math.max(1, Math.ceil((1 - tokens) / size.perSecond));
}
