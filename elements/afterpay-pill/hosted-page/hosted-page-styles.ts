import { css } from '../../host/index.ts';

/** The page that tells more, in the page itself: nothing of it is wider than the dialog. */
export const hostedPageStyles = css`
  @layer store {
    [data-store-hosted-page] {
      overflow-wrap: anywhere;
      line-height: 1.5;
    }
    [data-store-hosted-page] :is(img, video) {
      max-inline-size: 100%;
      block-size: auto;
    }
    [data-store-hosted-page] table {
      display: block;
      overflow-x: auto;
    }
    [data-store-hosted-page] :focus-visible {
      outline: 0.1875rem solid var(--store-focus, currentColor);
      outline-offset: 0.125rem;
    }
  }
`;
