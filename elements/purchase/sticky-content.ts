import type { PriceContent } from '../product/index.ts';

/** What the bar of a sticky tag reads of its product. */
export interface StickyProduct extends PriceContent {
  readonly state: 'idle' | 'adding' | 'added' | 'error';
  readonly title: string;
  /** The text of the tag's button. */
  readonly label: string;
  /** The controls of the options; nothing is chosen where `chosen` is empty. */
  readonly options: readonly { readonly name: string; readonly chosen: string }[];
  /** The text of the quantity field; null without a field. */
  readonly quantityText: string | null;
}

/** What the bar of a sticky tag reads of it. */
export type StickyContent = { readonly state: 'no-product' } | StickyProduct;
