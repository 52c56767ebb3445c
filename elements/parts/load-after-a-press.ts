import { retryable } from '../../core/shared/index.ts';

/** Fetches what follows a press. */
export const afterAPress = retryable(() => import('./after-a-press.ts'));
