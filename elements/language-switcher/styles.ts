import { css } from '../host/index.ts';

/** A row of names that wraps; each is large enough for a finger. */
export const switcherStyles = css`
  [part='list'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  [part~='language'] {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--_control);
    padding-inline: 0.75rem;
    border: 1px solid transparent;
    border-radius: var(--_radius);
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  [part~='current'] {
    border-color: currentColor;
    font-weight: 600;
    text-decoration: none;
  }
  @media (hover: hover) {
    [part~='language']:not([part~='current']):hover {
      background: color-mix(in srgb, currentColor 10%, transparent);
    }
  }
  [part='failure'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.75rem;
  }
  [part='message'] {
    margin: 0;
  }
  [part='retry'] {
    min-block-size: var(--_control);
    padding: 0.5rem 1rem;
    border: 1px solid currentColor;
    border-radius: var(--_radius);
    background: none;
    cursor: pointer;
  }
`;
