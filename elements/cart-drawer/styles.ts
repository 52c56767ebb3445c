import { css } from '../host/index.ts';

/** The lines scroll between the heading and the summary; on a low page everything scrolls. */
export const drawerStyles = css`
  [part='loading']:has(+ [data-part='stage'] > * > *) {
    display: none;
  }
  [part='cart-link'] {
    align-self: center;
    padding-block: 0.5rem;
    color: inherit;
    font-size: 0.9375em;
  }
  [part='cart-link'][hidden] {
    display: none;
  }
  [part='summary-title'] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  [part='layout'] {
    gap: 1rem;
  }
  [part~='line']:first-child {
    padding-block-start: 0.25rem;
  }
  [part='lines'] > [part~='line']:last-child {
    border-block-end: 0;
  }
  @media (min-height: 42rem) {
    [data-part='scroller'] {
      overflow: hidden;
    }
    [data-part='content'],
    [data-part='stage'] {
      display: flex;
      flex-direction: column;
      flex: 1 1 0;
      min-block-size: 0;
    }
    [data-part='content'] {
      padding: 0;
    }
    [part='loading'],
    [part='empty'] {
      padding-inline: 1.5rem;
      overflow: auto;
    }
    [part='layout'] {
      display: flex;
      flex-direction: column;
      align-items: stretch;
      gap: 0;
      flex: 1 1 0;
      min-block-size: 0;
    }
    [part='layout'] > [part='main'] {
      flex: 1 1 0;
      min-block-size: 0;
      padding: 0.25rem 1.5rem;
      overflow: auto;
      overscroll-behavior: contain;
    }
    [part='layout'] > [part='summary'] {
      max-block-size: 60%;
      padding-block: 1rem max(1rem, env(safe-area-inset-bottom));
      overflow: auto;
      overscroll-behavior: contain;
      border-width: 1px 0 0;
      border-radius: 0;
    }
  }
`;
