import type { ReadableAtom } from 'nanostores';
import type { AddToCartContent } from './add-to-cart-content.ts';

/** What the view of add-to-cart knows of its shell. */
export interface AddToCartHost {
  /** What is shown; null without a product. */
  readonly $content: ReadableAtom<AddToCartContent | null>;
  /** Writes the model into the controls, where they differ. */
  fillControls(): void;
}
