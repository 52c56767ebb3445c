import { retryable } from '../../core/shared/index.ts';

/** Fetches what follows a press. */
export const afterClick = retryable(() => import('./after-click.ts'));
