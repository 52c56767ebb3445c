import type { Refusal } from '../shared/refusal.ts';
import type { StoreContext } from './store-env.ts';

/**
 * Sets the `Retry-After` header of a refusal with a time to wait.
 * @param context the request
 * @param refused the refusal
 */
export function announceWait(context: StoreContext, { details }: Refusal): void {
  if (details.retryAfterSeconds === undefined) return;
  context.header('Retry-After', String(details.retryAfterSeconds));
}
