import { css } from '../host/index.ts';

/** A list's arrow in the colour of its text; after the sheet that gives the list its padding. */
export const selectStyles = css`
  [part='select'] {
    appearance: none;
    padding-inline-end: 2.5rem;
    background-image:
      linear-gradient(45deg, transparent 50%, currentColor 50%),
      linear-gradient(-45deg, transparent 50%, currentColor 50%);
    background-position:
      right 1.25rem center,
      right 0.875rem center;
    background-size: 0.375rem 0.375rem;
    background-repeat: no-repeat;
  }
  [part='select']:dir(rtl) {
    background-position:
      left 0.875rem center,
      left 1.25rem center;
  }
`;
