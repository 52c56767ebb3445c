import type { StoreContext, StoreMiddleware } from '../http/store-env.ts';
import { refusal } from '../shared/refusal.ts';
import type { RateLimiter, RequestKind } from './rate-limiter.ts';

/**
 * Lets a request pass while its visitor and its address are within their limits.
 * @param limiter counts
 * @param kindOf which limit a request counts against; undefined for one whose route counts it itself
 * @returns the step
 * Source: docs/behaviour/reference-store.md §4.1
 */
export function limitRate(
  limiter: RateLimiter,
  kindOf: (method: string, path: string) => RequestKind | undefined,
): StoreMiddleware {
  return async (context, next) => {
    const kind = kindOf(context.req.method, context.req.path);
    if (kind !== undefined) await countRequest(context, limiter, kind);
    await next();
  };
}

/**
 * Counts a request.
 * @param context the request
 * @param limiter counts
 * @param kind which limit it counts against
 * @throws Refusal 429 with the seconds to wait, beyond the limit
 * Source: docs/behaviour/reference-store.md §4.1
 */
export async function countRequest(
  context: StoreContext,
  limiter: RateLimiter,
  kind: RequestKind,
): Promise<void> {
  const retryAfterSeconds = await limiter.take({
    kind,
    address: context.env.incoming.socket.remoteAddress ?? '',
    sessionId: context.get('sessionId'),
  });
  if (retryAfterSeconds > 0) throw refusal(429, 'tooMany', { retryAfterSeconds });
}
