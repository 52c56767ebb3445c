import { css } from '../host/index.ts';

/** What is only heard, in place of what is only seen. */
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
