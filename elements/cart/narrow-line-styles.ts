import { css } from '../host/index.ts';

/** A line where there is no room for the amount beside a word. */
export const narrowLineStyles = css`
  @container (max-width: 15rem) {
    [part~='line'] {
      grid-template-columns: 3rem minmax(0, 1fr);
    }
    [part='image'] {
      inline-size: 3rem;
      block-size: 3rem;
    }
    [part='line-total'] {
      grid-column: 2;
      text-align: start;
    }
    [part='controls'] {
      grid-column: 1 / -1;
    }
  }
`;
