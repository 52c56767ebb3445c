import { retryable } from '../../core/shared/index.ts';

/** Loads the setup that tags need after they connect; no painting depends on it. */
export const deferredSetup = retryable(() => import('./deferred/deferred-setup.ts'));
