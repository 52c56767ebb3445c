import { css } from '@lit/reactive-element';
import { baseStyles } from '../../../elements/ui/base-styles.ts';
import { priceStyles } from '../../../elements/product/price-styles.ts';
import { spokenStyles } from '../../../elements/ui/spoken-styles.ts';
import { clickStyles } from '../../../elements/purchase/click-styles.ts';
import { addToCartStyles } from '../../../elements/store-add-to-cart/styles.ts';

/** Our style sheets, also those that load later, so that layout and paint cost the same for all. */
export const SHEETS = [baseStyles, spokenStyles, priceStyles, addToCartStyles, clickStyles];

/** The mark of contestants that render it inside; the others have a custom state, which the page's sheet styles. */
export const MARK_SHEET = css`
  [data-in-cart] {
    outline: 2px solid green;
  }
`;
