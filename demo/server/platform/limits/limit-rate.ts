import type { StoreContext, StoreMiddleware } from '../http/store-env.ts';
import { refusal } from '../shared/refusal.ts';
import type { RateLimiter, RequestKind, Visit } from './rate-limiter.ts';

/**
 * Limits requests per visitor and per address.
 * @param limiter counts requests
 * @param kindOf chooses the limit that a request counts against; undefined for a request that its route counts
 * Source: docs/behaviour/reference-store.md §4.1
 */
export function limitRate(
  limiter: RateLimiter,
  kindOf: (context: StoreContext) => RequestKind | undefined,
): StoreMiddleware {
  return async (context, next) => {
    const kind = kindOf(context);
    if (kind !== undefined) await countRequest(context, limiter, kind);
    await next();
  };
}

/**
 * Counts a request.
 * @param context the request
 * @param limiter counts requests
 * @param kind the limit that it counts against
 * @throws Refusal 429 beyond the limit, with the seconds to wait
 * Source: docs/behaviour/reference-store.md §4.1
 */
export async function countRequest(
  context: StoreContext,
  limiter: RateLimiter,
  kind: RequestKind,
): Promise<void> {
  await take(limiter, { kind, address: context.get('address'), sessionId: context.get('browserId') });
}

/**
 * Counts a request for a mail to an email address, from whatever visitor.
 * @param limiter counts requests
 * @param email the address, which is counted in lower case
 * @throws Refusal 429 beyond the limit, with the seconds to wait
 * Source: docs/behaviour/account.md §10.1
 */
export async function countPasswordMail(limiter: RateLimiter, email: string): Promise<void> {
  await take(limiter, { kind: 'passwordMail', address: email.toLowerCase(), sessionId: '' });
}

async function take(limiter: RateLimiter, visit: Visit): Promise<void> {
  const retryAfterSeconds = await limiter.take(visit);
  if (retryAfterSeconds > 0) throw refusal(429, 'tooMany', { retryAfterSeconds });
}
