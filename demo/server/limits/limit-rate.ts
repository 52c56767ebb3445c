import type { StoreMiddleware } from '../http/store-env.ts';
import { refusal } from '../http/refusal.ts';
import type { RateLimiter, RequestKind } from './rate-limiter.ts';

/**
 * Lets a request pass while its bucket has a token.
 * @param limiter counts
 * @param kindOf which bucket a request belongs to
 * @returns the step
 * Source: storefront specification §8
 */
export function limitRate(
  limiter: RateLimiter,
  kindOf: (method: string, path: string) => RequestKind,
): StoreMiddleware {
  return async (context, next) => {
    const retryAfterSeconds = limiter.take({
      kind: kindOf(context.req.method, context.req.path),
      address: context.env.incoming.socket.remoteAddress ?? '',
      sessionId: context.get('sessionId'),
    });
    if (retryAfterSeconds > 0) throw refusal(429, 'tooMany', { retryAfterSeconds });
    await next();
  };
}
