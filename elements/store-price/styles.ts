import { css } from '../host/index.ts';

/** As high as the space that store.css reserves, so that following content does not shift. */
export const priceTagStyles = css`
  :host {
    min-block-size: var(--_h);
  }
`;
