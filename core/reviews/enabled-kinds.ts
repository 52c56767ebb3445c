import { REVIEW_KINDS, type ReviewKind } from './gateway.ts';

/** The settings that decide which reviews are shown. */
export interface ReviewSwitches extends Readonly<Record<ReviewKind, boolean>> {
  /** Turns all reviews off. */
  readonly killSwitch: boolean;
}

/**
 * Lists the kinds of reviews that are shown.
 * @param switches the settings
 * @returns none where reviews are off
 * Source: docs/behaviour/reviews.md §1.1
 */
export function enabledKinds(switches: ReviewSwitches): readonly ReviewKind[] {
  return switches.killSwitch ? [] : REVIEW_KINDS.filter((kind) => switches[kind]);
}
