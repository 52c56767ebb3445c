import { retryable } from '../../core/shared/index.ts';

/** Loads the code that only subscription products need. */
export const subscriptionParts = retryable(() => import('./subscriptions.ts'));
