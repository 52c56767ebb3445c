import { css } from '../host/index.ts';

/** A button that is large enough for a finger; the shared styles have its colours. */
export const storeHelloStyles = css`
  [part='button'] {
    min-block-size: 3rem;
    max-inline-size: 100%;
    padding: 0.5rem 1.25rem;
    border-radius: var(--_radius);
    cursor: pointer;
  }
  [part='button'][aria-pressed='true'] {
    text-decoration: underline;
  }
`;
