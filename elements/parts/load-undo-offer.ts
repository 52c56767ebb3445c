import { retryable } from '../../core/shared/index.ts';

/** Fetches what offers to take an addition back. */
export const undoOffers = retryable(() => import('./undo-offer/offer-undo.ts'));
