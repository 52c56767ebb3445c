import { css } from '../host/index.ts';

/** The notice below the button, as wide as the form above it. */
export const undoStyles = css`
  [part='undo'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.25rem 1rem;
    box-sizing: border-box;
    max-inline-size: 28rem;
    margin-block-start: 0.75rem;
    padding: 0.375rem 0.875rem;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
  }
  [part='undo-text'] {
    flex: 1 1 10rem;
    display: grid;
    padding-block: 0.25rem;
    overflow-wrap: anywhere;
  }
  [part='undo-button'] {
    min-block-size: 2.75rem;
    padding: 0.25rem 0.5rem;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  [part='undo-button'][aria-disabled='true'] {
    color: var(--_muted);
    text-decoration: none;
    cursor: progress;
  }
  [part='undo-failure']:empty {
    position: absolute;
  }
  [part='undo-failure']:not(:empty) {
    flex-basis: 100%;
    margin-block-end: 0.375rem;
    padding: 0.625rem 0.75rem;
    border: 1px solid;
    border-inline-start-width: 0.25rem;
    border-radius: var(--_radius);
    background: var(--store-field, var(--_alert));
    color: var(--_error);
  }
  @media print {
    [part='undo'] {
      display: none;
    }
  }
`;
