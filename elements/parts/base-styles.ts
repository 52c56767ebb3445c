import { css } from '../host/index.ts';

/**
 * What all tags share: the page's own font, colours that follow from its text, calm boxes, a focus ring that is always
 * seen. Whatever names `currentColor` means the text of the node that uses it.
 */
export const baseStyles = css`
  :host {
    box-sizing: border-box;
    display: block;
    color: var(--store-ink, inherit);
    --_muted: var(--store-muted, currentColor);
    --_line: var(--store-line, color-mix(in srgb, currentColor 68%, transparent));
    --_accent: var(--store-accent, currentColor);
    /* Until relative colours, which came with Chrome 131: dark only where color-scheme says so. */
    --_opposite: Canvas;
    --_on-accent: var(--store-on-accent, Canvas);
    --_filled: var(--store-accent, CanvasText);
    --_field: var(--store-field, Canvas);
    --_field-ink: var(--store-field-ink, CanvasText);
    --_disabled: var(--store-disabled, #6b6660);
    --_on-disabled: #fff;
    --_error: var(--store-error, light-dark(#b3261e, #ffb3ab));
    /* Opaque: red cannot be told apart on every page. */
    --_alert: color-mix(in srgb, var(--_opposite) 93%, currentColor);
    --_radius: var(--store-radius, 0.5rem);
    --_control: var(--store-control, 2.75rem);
    --_gap: var(--store-gap, 1rem);
  }
  @supports (color: color(from currentColor srgb-linear r g b)) {
    :host {
      /*
       * 1 for a dark origin colour, 0 for a light one. At a luminance of 0.1833 white is 4.5:1 away, and black 4.7:1: text
       * that can be read on a light page is darker than that, on a dark page lighter. So the text tells on which side the
       * page is, which a style sheet cannot ask.
       */
      --_is-dark: clamp(0, (0.1833 - 0.2126 * r - 0.7152 * g - 0.0722 * b) * 100000, 1);
      /* White for a dark origin colour, black for a light one; opaque. */
      --_to-opposite: srgb-linear var(--_is-dark) var(--_is-dark) var(--_is-dark) / 1;
      --_opposite: color(from currentColor var(--_to-opposite));
      --_on-accent: var(--store-on-accent, color(from var(--_accent) var(--_to-opposite)));
      /* Behind text in --_on-accent. */
      --_filled: var(--store-accent, color-mix(in srgb, var(--_opposite) 88%, currentColor));
      /* Away from the text: whatever is behind, the text stands out more than on the page. */
      --_field: var(--store-field, color-mix(in srgb, var(--_opposite) 50%, transparent));
      --_field-ink: var(
        --store-field-ink,
        color(from var(--store-field, var(--_opposite)) var(--_to-opposite))
      );
      --_on-disabled: color(from var(--_disabled) var(--_to-opposite));
      --_error: var(
        --store-error,
        color(
          from currentColor srgb-linear calc(1 - 0.549 * var(--_is-dark))
            calc(0.451 - 0.432 * var(--_is-dark)) calc(0.407 - 0.394 * var(--_is-dark)) / 1
        )
      );
    }
  }
  :host([hidden]) {
    display: none;
  }
  /* Between phrases; elsewhere Japanese breaks between any two letters. */
  :host(:lang(ja)) {
    word-break: auto-phrase;
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
  /* The list that opens is drawn by the browser, on its own paper. */
  option {
    background: Canvas;
    color: CanvasText;
  }
  [part='button'],
  [part='link'],
  [part='checkout'] {
    /* A rim for where the page changes behind it. */
    border: 1px solid color-mix(in srgb, currentColor 30%, transparent);
    background: var(--_filled);
    color: var(--_on-accent);
    --_ring: var(--_opposite);
  }
  @media (hover: hover) {
    [part='button']:hover,
    [part='link']:hover,
    [part='checkout']:hover {
      background: var(
        --store-accent-hover,
        color-mix(in srgb, color-mix(in srgb, var(--_filled) 86%, currentColor) 86%, var(--_opposite))
      );
    }
  }
  [part='button'][aria-disabled='true']:not([aria-busy]),
  [part='checkout'][aria-disabled='true'] {
    background: var(--_disabled);
    color: var(--_on-disabled);
  }
  :focus-visible {
    outline: 0.1875rem solid var(--store-focus, var(--_ring, currentColor));
    outline-offset: 0.125rem;
  }
`;
