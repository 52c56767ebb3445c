import { retryable } from '../../core/shared/index.ts';

/** Fetches what tags need once they stand in the page: nothing is painted with it. */
export const deferredSetup = retryable(() => import('./deferred-setup.ts'));
