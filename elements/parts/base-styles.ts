import { css } from '../host/index.ts';

/** What all tags share: the page's own font and colours, calm boxes, a focus ring that is always seen. */
export const baseStyles = css`
  :host {
    box-sizing: border-box;
    display: block;
    --_ink: var(--store-ink, currentColor);
    --_muted: var(--store-muted, color-mix(in srgb, currentColor 72%, transparent));
    --_line: var(--store-line, color-mix(in srgb, currentColor 55%, transparent));
    --_accent: var(--store-accent, #1f1b16);
    --_on-accent: var(--store-on-accent, #fff);
    --_error: var(--store-error, #b3261e);
    --_accent-hover: var(--store-accent-hover, color-mix(in srgb, var(--_accent) 84%, #888));
    --_radius: var(--store-radius, 0.5rem);
    --_control: var(--store-control, 2.75rem);
    --_gap: var(--store-gap, 1rem);
  }
  /* On a dark page that says so (color-scheme), our own colours turn round. */
  @supports (color: light-dark(#000, #fff)) {
    :host {
      --_accent: var(--store-accent, light-dark(#1f1b16, #f4eee6));
      --_on-accent: var(--store-on-accent, light-dark(#fff, #1f1b16));
      --_error: var(--store-error, light-dark(#b3261e, #ffb3ab));
    }
  }
  :host([hidden]) {
    display: none;
  }
  *,
  *::before,
  *::after {
    box-sizing: inherit;
  }
  button,
  input,
  select {
    font: inherit;
    color: inherit;
  }
  :focus-visible {
    outline: 0.1875rem solid var(--store-focus, #0b57d0);
    outline-offset: 0.125rem;
  }
`;
