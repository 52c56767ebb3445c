import { retryable } from '../../core/shared/index.ts';

/** Loads the dialogs. */
export const dialogs = retryable(() => import('../dialogs/dialogs.ts'));
