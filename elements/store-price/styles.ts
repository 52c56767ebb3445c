import { css } from '../host/index.ts';

/** As high as the space that store.css has kept, so that what follows stays where it is. */
export const priceTagStyles = css`
  :host {
    min-block-size: var(--_room);
  }
`;
