import { retryable } from '../../core/shared/index.ts';

/** Fetches what only products with a subscription need. */
export const subscriptionParts = retryable(() => import('./subscriptions.ts'));
