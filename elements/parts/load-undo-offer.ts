import { retryable } from '../../core/shared/index.ts';

/** Loads the offer to undo an addition. */
export const undoOffers = retryable(() => import('./undo-offer/offer-undo.ts'));
