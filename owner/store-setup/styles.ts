import { css, unsafeCSS } from '../../elements/host/index.ts';
import { controlStyles } from '../../elements/ui/index.ts';

const sheet = css`
  :host {
    --_hairline: color-mix(in srgb, currentColor 16%, transparent);
  }
  p,
  ol {
    margin: 0;
    padding: 0;
  }
  [part='layout'],
  [part='form'] {
    display: grid;
    gap: 1.25rem;
    max-inline-size: 34rem;
    overflow-wrap: anywhere;
  }
  [part='field'] {
    display: grid;
    gap: 0.375rem;
    min-inline-size: 0;
  }
  label {
    font-weight: 600;
  }
  textarea {
    resize: vertical;
  }
  [part='choice'] {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-block-size: 2rem;
    font-weight: inherit;
  }
  [part='choice'] input {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    accent-color: var(--store-accent, auto);
  }
  [part='address'] {
    min-block-size: 1.5em;
    color: var(--_muted);
  }
  [part='address'] bdi {
    font-weight: 600;
  }
  [part='heading'] {
    font-size: 1.25rem;
    font-weight: 600;
    line-height: 1.2;
  }
  [part='steps'] {
    border-block-start: 1px solid var(--_hairline);
    list-style: none;
  }
  [part~='step'] {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr) auto;
    gap: 0.5rem;
    align-items: center;
    min-block-size: 2.75rem;
    padding-block: 0.375rem;
    border-block-end: 1px solid var(--_hairline);
  }
  /* A circle that fills step by step; the status of a step is also given as text. */
  [part~='step']::before {
    display: grid;
    place-items: center;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    border: 1.5px solid var(--_line);
    border-radius: 50%;
    font-size: 0.875rem;
    font-weight: 700;
    line-height: 1;
    content: '';
  }
  [part~='step'][part~='done']::before {
    border-color: currentColor;
    content: '✓' / '';
  }
  [part~='step'][part~='running']::before {
    border-color: currentColor;
    border-inline-end-color: transparent;
    animation: turn 1s linear infinite;
  }
  [part~='step'][part~='failed']::before {
    border-color: var(--_error);
    color: var(--_error);
    content: '!' / '';
  }
  [part~='step'][part~='skipped']::before {
    content: '–' / '';
  }
  [part~='step'][part~='running'] {
    font-weight: 600;
  }
  [part~='step']:is([part~='waiting'], [part~='skipped']),
  [part='status'],
  [part='note'] {
    color: var(--_muted);
  }
  [part~='step'][part~='failed'] [part='status'],
  [part='failure'],
  [part='error'] {
    color: var(--_error);
    font-weight: 600;
  }
  @keyframes turn {
    to {
      rotate: 1turn;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    [part~='step'][part~='running']::before {
      animation: none;
    }
  }
  [part='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1.5rem;
  }
  [part='button'],
  [part='link'],
  [part='quiet-button'] {
    justify-self: start;
    display: inline-flex;
    align-items: center;
    min-block-size: var(--_control);
    padding: 0.375rem 1.125rem;
    border-radius: var(--_radius);
    font-weight: 600;
    text-decoration: none;
    cursor: pointer;
  }
  [part='quiet-button'] {
    padding-inline: 0;
    border: 0;
    background: none;
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
`;

const controls = controlStyles.cssText.replaceAll('in-form', "[part='form']");

/** The form, then the steps. */
export const setupStyles = unsafeCSS(controls + sheet.cssText);
