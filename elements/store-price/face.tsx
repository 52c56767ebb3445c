import type { ReactNode } from 'react';
import type { DrawingProps } from '../host/index.ts';
import { Price } from '../product/view/index.ts';
import type { PriceTagContent } from './model.ts';

/**
 * Draws a price; without a product, the author's own content.
 * @param props its content
 * Source: docs/behaviour/products.md §4
 */
export function PriceTag({ content }: DrawingProps<PriceTagContent, null>): ReactNode {
  return content.state === 'no-product' ? <slot /> : <Price {...content} />;
}
