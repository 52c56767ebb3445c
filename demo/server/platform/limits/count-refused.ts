import type { StoreContext } from '../http/store-env.ts';
import { countRequest } from './limit-rate.ts';
import type { RateLimiter } from './rate-limiter.ts';

/**
 * Checks the sender of a form that its route counts, and counts refusals.
 * @param context the request
 * @param parts what the routes are built from
 * @param check throws a refusal
 * @throws Refusal from the check; 429 beyond the limit of refused posts
 * Source: docs/behaviour/reference-store.md §4.2
 */
export async function countRefused(
  context: StoreContext,
  { limiter }: { readonly limiter: RateLimiter },
  check: () => void,
): Promise<void> {
  try {
    check();
  } catch (error) {
    await countRequest(context, limiter, 'refused');
    throw error;
  }
}
