import type { ReactNode } from 'react';
import { CHOOSING_WORDS } from '../../core/words/index.ts';
import { Price } from '../product/view/index.ts';
import type { StickyProduct } from '../purchase/index.ts';

interface BarProps {
  readonly product: StickyProduct;
  /** Whether the visitor has to choose something first. */
  readonly isChoiceMissing: boolean;
  readonly onClick: () => void;
}

/**
 * Draws the content of the bar: title, price and one button.
 * @param props what the tag shows
 * Source: docs/behaviour/adding-to-cart.md §8.1, §8.3
 */
export function BarFace({ product, isChoiceMissing, onClick }: BarProps): ReactNode {
  const { title, label, state } = product;
  const isAdding = state === 'adding';
  return (
    <div part="bar-content">
      <div part="bar-product">
        <span part="bar-title">{title}</span>
        {/* One line: what is said below the price stays with the tag. */}
        <Price {...product} status={null} totalText={null} scarcityText={null} />
      </div>
      <button
        part="button"
        type="button"
        aria-disabled={isAdding ? true : undefined}
        aria-busy={isAdding ? true : undefined}
        onClick={onClick}
      >
        {isChoiceMissing && state === 'idle' ? CHOOSING_WORDS.chooseOptions : label}
      </button>
    </div>
  );
}
