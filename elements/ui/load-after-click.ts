import { retryable } from '../../core/shared/index.ts';

/** Loads the code for clicks. */
export const afterClick = retryable(() => import('../purchase/after-click.ts'));
