import { css } from '../host/index.ts';

/**
 * Colours derived from the page's text, and the sizes that a page may set. `currentColor` is the text colour of the
 * node that uses it.
 */
export const colorStyles = css`
  :host {
    --_muted: var(--store-muted, currentColor);
    --_line: var(--store-line, color-mix(in srgb, currentColor 68%, transparent));
    --_accent: var(--store-accent, currentColor);
    /* Until relative colours, which came with Chrome 131: dark only where color-scheme says so. */
    --_opposite: Canvas;
    --_on-accent: var(--store-on-accent, Canvas);
    --_filled: var(--store-accent, CanvasText);
    --_field: var(--store-field, Canvas);
    --_field-ink: var(--store-field-ink, CanvasText);
    --_disabled: var(--store-disabled, #666);
    --_on-disabled: #fff;
    --_radius: var(--store-radius, 0.5rem);
    --_control: var(--store-control, 2.75rem);
    --_gap: var(--store-gap, 1rem);
  }
  @supports (color: color(from currentColor srgb-linear r g b)) {
    :host {
      /*
       * 1 for a dark origin colour, 0 for a light one. At a luminance of 0.1833 white is 4.5:1 away, and black 4.7:1:
       * text that can be read on a light page is darker than that, on a dark page lighter. So the text colour reveals
       * whether the page is dark, which a style sheet cannot query.
       */
      --_is-dark: clamp(0, (0.1833 - 0.2126 * r - 0.7152 * g - 0.0722 * b) * 100000, 1);
      /* White for a dark origin colour, black for a light one; opaque. */
      --_to-opposite: srgb-linear var(--_is-dark) var(--_is-dark) var(--_is-dark) / 1;
      --_opposite: color(from currentColor var(--_to-opposite));
      --_on-accent: var(--store-on-accent, color(from var(--_accent) var(--_to-opposite)));
      /* Behind text in --_on-accent. */
      --_filled: var(--store-accent, color-mix(in srgb, var(--_opposite) 88%, currentColor));
      /* Away from the text: on any background, its contrast is higher than on the page. */
      --_field: var(--store-field, color-mix(in srgb, var(--_opposite) 50%, transparent));
      --_field-ink: var(
        --store-field-ink,
        color(from var(--store-field, var(--_opposite)) var(--_to-opposite))
      );
      --_on-disabled: color(from var(--_disabled) var(--_to-opposite));
    }
  }
`;
