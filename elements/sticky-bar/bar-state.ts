import type { StickyContent, StickyProduct } from '../purchase/index.ts';
import type { ButtonPlace } from './button-visibility.ts';

/** What decides whether the bar is shown. */
export interface BarFacts {
  /** Whether the tag is sticky at this width. */
  readonly isSticky: boolean;
  readonly place: ButtonPlace;
  /** Whether a modal dialog covers the tag. */
  readonly isBehindModal: boolean;
  readonly content: StickyContent;
}

/** What the bar does now. A covered bar is invisible, and keeps the focus that a dialog returns to it. */
export type BarState =
  | { readonly state: 'absent' }
  | {
      readonly state: 'shown' | 'covered';
      readonly product: StickyProduct;
      /** The name of the control to fill in first; null where the product can be added. */
      readonly missing: string | null;
    };

const ABSENT: BarState = { state: 'absent' };

/**
 * Decides whether the bar is shown, and what its button does.
 * @param facts the tag and its place
 * @param missingControl finds the control that the visitor must fill in first
 * Source: docs/behaviour/adding-to-cart.md §8.2, §8.3
 */
export function barState(
  { isSticky, place, isBehindModal, content }: BarFacts,
  missingControl: (product: StickyProduct) => string | null,
): BarState {
  if (!isSticky || place !== 'above' || content.state === 'no-product') return ABSENT;
  if (content.priceText === null || content.status?.type === 'sold-out') return ABSENT;
  return {
    state: isBehindModal ? 'covered' : 'shown',
    product: content,
    missing: missingControl(content),
  };
}
