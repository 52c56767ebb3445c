import { css } from '../host/index.ts';

/** Icons on buttons: lines in the colour of the text. */
export const signStyles = css`
  svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
