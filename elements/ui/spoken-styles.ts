import { css } from '../host/index.ts';

/** Visually hidden text for screen readers. */
export const spokenStyles = css`
  [part='spoken'] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
