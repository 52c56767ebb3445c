import { retryable } from '../../core/shared/index.ts';

/** Fetches what opens over the page. */
export const dialogs = retryable(() => import('./dialog/dialogs.ts'));
