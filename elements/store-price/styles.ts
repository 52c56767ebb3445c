import { css } from '../host/index.ts';
import { priceStyles } from '../product/index.ts';
import { baseStyles, spokenStyles } from '../ui/index.ts';

/** As high as the space that store.css reserves, so that following content does not shift. */
const priceTagStyles = css`
  :host {
    min-block-size: var(--_h);
  }
`;

/** The sheets of its shadow root, in order. */
export const priceTagSheets = [baseStyles, spokenStyles, priceStyles, priceTagStyles] as const;
