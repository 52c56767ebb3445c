import type { StoreContext, StoreMiddleware } from '../http/store-env.ts';
import { refusal } from '../shared/refusal.ts';
import type { RateLimiter, RequestKind } from './rate-limiter.ts';

/**
 * Lets a request pass while its bucket has a token.
 * @param limiter counts
 * @param kindOf which bucket a request belongs to; undefined for one whose route takes its token itself
 * @returns the step
 * Source: docs/behaviour/reference-store.md §4.1
 */
export function limitRate(
  limiter: RateLimiter,
  kindOf: (method: string, path: string) => RequestKind | undefined,
): StoreMiddleware {
  return async (context, next) => {
    const kind = kindOf(context.req.method, context.req.path);
    if (kind !== undefined) takeToken(context, limiter, kind);
    await next();
  };
}

/**
 * Takes a token for a request.
 * @param context the request
 * @param limiter counts
 * @param kind which bucket it belongs to
 * @throws Refusal 429 with the seconds to wait when the bucket is empty
 * Source: docs/behaviour/reference-store.md §4.1
 */
export function takeToken(context: StoreContext, limiter: RateLimiter, kind: RequestKind): void {
  const retryAfterSeconds = limiter.take({
    kind,
    address: context.env.incoming.socket.remoteAddress ?? '',
    sessionId: context.get('sessionId'),
  });
  if (retryAfterSeconds > 0) throw refusal(429, 'tooMany', { retryAfterSeconds });
}
