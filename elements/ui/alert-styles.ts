import { css } from '../host/index.ts';

/** The frame of an alert; the caller replaces `:host` with the alert's selector. */
export const alertStyles = css`
  :host {
    border: 1px solid;
    border-inline-start-width: 0.25rem;
    border-radius: var(--_radius);
    background: var(--store-field, var(--_alert));
    color: var(--_error);
  }
`;
