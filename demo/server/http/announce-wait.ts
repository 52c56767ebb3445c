import type { Refusal } from '../shared/refusal.ts';
import type { StoreContext } from './store-env.ts';

/**
 * Says in a header when to come back, where a refusal knows it.
 * @param context the request
 * @param refused why it is refused
 */
export function announceWait(context: StoreContext, { details }: Refusal): void {
  if (details.retryAfterSeconds === undefined) return;
  context.header('Retry-After', String(details.retryAfterSeconds));
}
