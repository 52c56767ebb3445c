import { css, unsafeCSS } from '../host/index.ts';
import { layerStyles } from '../purchase/index.ts';

const ownStyles = css`
  [part~='line'] {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr) auto;
    gap: 0.25rem 1rem;
    padding-block: 1.25rem;
    border-block-end: 1px solid var(--_hairline);
  }
  /* Until the store has answered, its last amount is out of date. */
  [part~='line'][aria-busy='true'] [part='line-total'],
  [part='totals'][aria-busy='true'] dd {
    color: var(--_muted);
    font-style: italic;
  }
  [part~='removing']
    > :is([part='image'], [part='details'], [part='answers'], [part='line-total'], [part='messages']) {
    display: none;
  }
  [part~='removing'] {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    padding-block: 0.5rem;
  }
  [part~='removing'] > [part='title'] {
    color: var(--_muted);
    text-decoration: line-through;
  }
  [part~='removing'] > [part='controls'] {
    grid-column: auto;
    margin: 0;
  }
  [part='image'] {
    display: grid;
    place-items: center;
    grid-row: span 3;
    color: var(--_muted);
    font-size: 1.5em;
    inline-size: 5.5rem;
    block-size: 5.5rem;
    object-fit: cover;
    border-radius: var(--_radius);
    /* Away from the text, so that the initial of a title is legible; behind a picture it is not seen. */
    background: color-mix(in srgb, var(--_opposite) 40%, transparent);
    box-shadow: inset 0 0 0 1px color-mix(in srgb, currentColor 16%, transparent);
  }
  [part='title'] {
    margin: 0;
    font-size: 1em;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  [part='title'] a {
    color: inherit;
    text-decoration: none;
  }
  [part='title'] a:hover {
    text-decoration: underline;
  }
  [part='line-total'] {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  [part='answers'] {
    padding: 0;
    list-style: none;
    white-space: pre-line;
  }
  [part='line-actions'] {
    display: flex;
    margin-inline-start: auto;
  }
  [part='controls'] > [part='details'] {
    flex-basis: 100%;
  }
  [part='answers'],
  [part='details'] {
    grid-column: 2 / -1;
    margin: 0;
    color: var(--_muted);
    font-size: 0.9375em;
    overflow-wrap: anywhere;
  }
  [part='controls'] {
    grid-column: 2 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem 1rem;
    margin-block-start: 0.375rem;
  }
  [part='stepper'] {
    display: inline-flex;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    overflow: clip;
    background: var(--_field);
    color: var(--_field-ink);
  }
  [part='stepper']:has([aria-invalid='true']) {
    box-shadow: inset 0 0 0 2px var(--_error);
  }
  [part='stepper'] button,
  [part='stepper'] input {
    min-block-size: 2.625rem;
    border: 0;
    background: none;
    color: inherit;
    text-align: center;
  }
  [part='stepper'] button {
    inline-size: 2.75rem;
    font-size: 1.125em;
    line-height: 1;
    cursor: pointer;
  }
  @media (hover: hover) {
    [part='stepper'] button:not([aria-disabled='true']):hover {
      background: color-mix(in srgb, currentColor 9%, transparent);
    }
    [part~='quiet-button']:hover {
      text-decoration-thickness: 0.125em;
    }
  }
  [part='stepper'] input {
    inline-size: 3.25rem;
    font-variant-numeric: tabular-nums;
  }
  /* The stepper and two buttons need the whole width. */
  @container (max-width: 26rem) {
    [part~='line']:has([part~='edit']) [part='controls'] {
      grid-column: 1 / -1;
    }
  }
  @container (max-width: 22rem) {
    [part~='line'] {
      grid-template-columns: 4rem minmax(0, 1fr) auto;
    }
    [part='image'] {
      inline-size: 4rem;
      block-size: 4rem;
    }
    [part='controls'] {
      column-gap: 0.25rem;
    }
    [part='stepper'] button {
      inline-size: 2.375rem;
    }
    [part='stepper'] input {
      inline-size: 2.5rem;
      padding-inline: 0;
    }
  }
  [part='stepper'] :focus-visible {
    outline-offset: -0.1875rem;
  }
  /* The ring has the corners of the stepper. */
  [part='stepper'] > :first-child {
    border-start-start-radius: inherit;
    border-end-start-radius: inherit;
  }
  [part='stepper'] > :last-child {
    border-start-end-radius: inherit;
    border-end-end-radius: inherit;
  }
  [part='stepper'] [aria-disabled='true'] {
    color: color-mix(in srgb, currentColor 45%, transparent);
    cursor: default;
  }
  [part~='quiet-button'] {
    min-block-size: 2.75rem;
    padding: 0.25rem 0.5rem;
    border: 0;
    background: none;
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  /* Its text aligns with the end of the amount above. */
  [part~='remove'] {
    margin-inline-end: -0.5rem;
  }
  [part~='remove'][aria-disabled='true'] {
    color: var(--_muted);
    text-decoration: none;
    cursor: progress;
  }
  @media print {
    [part~='quiet-button'],
    [part='stepper'] button,
    [part='undo'],
    [part='checkout'] {
      display: none;
    }
  }
  [part='failure']:empty,
  [part='warning']:empty {
    position: absolute;
  }
  [part='warning']:not(:empty),
  [part='failure']:not(:empty) {
    display: grid;
    gap: 0.125rem;
    padding: 0.625rem 0.875rem;
    border: 1px solid var(--_line);
    border-inline-start-width: 0.25rem;
    border-radius: var(--_radius);
    background: var(--store-field, var(--_alert));
  }
  [part='failure']:not(:empty) {
    border-color: currentColor;
    color: var(--_error);
  }
  /* Above the lines: those about removed lines. */
  [part='main'] > [part='warning']:not(:empty) {
    margin-block-end: 0.5rem;
    background: var(--_surface);
  }
`;

/** A failure and the warnings of a line, over the page below its controls and as wide. */
const messageStyles = css`
  [part='messages'] {
    display: grid;
    gap: 0.25rem;
    max-inline-size: calc(100vw - 1rem);
    padding: 0;
    border: 0;
    border-radius: var(--_radius);
    background: none;
    color: inherit;
  }
`;

/** One line: picture, title and amount, quantity and remove button, messages. */
export const lineStyles = unsafeCSS(
  ownStyles.cssText + layerStyles("[part='messages']").cssText + messageStyles.cssText,
);
