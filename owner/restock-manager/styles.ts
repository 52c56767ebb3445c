import { css } from '../../elements/host/index.ts';

/** A list of groups with their buttons, below the button that sends to all. */
export const managerStyles = css`
  :host {
    min-block-size: var(--restock-manager-reserve, 20rem);
    --_hairline: color-mix(in srgb, currentColor 16%, transparent);
  }
  [part='layout'],
  [part='send-all'],
  [part='progress'] {
    display: grid;
    gap: 0.75rem;
    justify-items: start;
  }
  [part='progress'] {
    gap: 0.25rem;
    inline-size: min(100%, 28rem);
  }
  progress {
    inline-size: 100%;
    block-size: 1rem;
    accent-color: var(--store-accent, auto);
  }
  p,
  h2,
  ul {
    margin: 0;
    padding: 0;
  }
  ul {
    list-style: none;
  }
  [part='groups'] {
    inline-size: 100%;
    border-block-start: 1px solid var(--_hairline);
  }
  [part='group'] {
    display: grid;
    gap: 0.5rem 1.5rem;
    padding-block: 1rem;
    border-block-end: 1px solid var(--_hairline);
    overflow-wrap: anywhere;
  }
  [part='title'] {
    font: inherit;
    font-weight: 600;
  }
  [part~='status'],
  [part='muted'] {
    color: var(--_muted);
  }
  [part~='in-stock'] {
    font-weight: 600;
  }
  [part~='in-stock']::before {
    content: '✓ ' / '';
  }
  [part='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem 1.5rem;
  }
  [part='button'],
  [part='quiet-button'] {
    min-block-size: var(--_control);
    padding: 0.375rem 1.125rem;
    border-radius: var(--_radius);
    font-weight: 600;
    cursor: pointer;
  }
  [part='quiet-button'] {
    padding-inline: 0;
    border: 0;
    background: none;
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
  [part='signups'] {
    columns: 18rem;
  }
  [part='signups'] li {
    break-inside: avoid;
    padding-block: 0.125rem;
  }
  [part='note'] {
    font-weight: 600;
  }
  [part='failure'] {
    color: var(--_error);
    font-weight: 600;
  }
`;
