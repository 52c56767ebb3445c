import { css, unsafeCSS } from '../../host/index.ts';
import { signStyles } from '../../ui/index.ts';

const sheet = css`
  @layer store {
    [data-store-quick-look] {
      min-block-size: min(26rem, 50dvh);
    }
    [data-store-steps] {
      display: flex;
      align-items: center;
      gap: 0.75rem;
      margin-block: 0.25rem 1rem;
    }
    [data-store-steps] button {
      display: grid;
      place-items: center;
      inline-size: var(--_control);
      block-size: var(--_control);
      padding: 0;
      border: 1px solid var(--_line);
      border-radius: var(--_radius);
      background: none;
      color: inherit;
      cursor: pointer;
    }
    [data-store-steps] button[aria-disabled='true'] {
      opacity: 0.45;
      cursor: default;
    }
    [data-store-steps]:dir(rtl) svg {
      scale: -1 1;
    }
    [data-store-steps] span {
      font-variant-numeric: tabular-nums;
    }
    [data-store-quick-look] > p {
      margin: 0 0 1rem;
    }
    [data-store-quick-look] > [role='status'] {
      animation: store-quick-look 0.3s 0.4s both;
    }
    [data-store-quick-look] [data-layout] {
      display: grid;
      gap: 1.25rem 2rem;
      align-items: start;
    }
    [data-store-quick-look] [data-layout] > div {
      display: grid;
      gap: 1rem;
      min-inline-size: 0;
    }
    [data-store-quick-look] img {
      display: block;
      /* In a low window there is room for more than a picture. */
      inline-size: min(100%, 60vh);
      block-size: auto;
      aspect-ratio: 1;
      object-fit: cover;
      border-radius: var(--_radius);
    }
    [data-store-quick-look] [data-pictures] > [role='group'] {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(3.5rem, 1fr));
      gap: 0.5rem;
    }
    [data-store-quick-look] [data-pictures] button {
      padding: 0.125rem;
      border: 2px solid transparent;
      border-radius: var(--_radius);
      background: none;
      cursor: pointer;
    }
    [data-store-quick-look] [data-pictures] button[aria-pressed='true'] {
      border-color: currentColor;
    }
    /* Forced colours draw every border, seen through or not. */
    @media (forced-colors: active) {
      [data-store-quick-look] [data-pictures] button:not([aria-pressed='true']) {
        border-color: Canvas;
      }
    }
    [data-store-quick-look] [data-excerpt] {
      line-height: 1.5;
      overflow-wrap: anywhere;
    }
    [data-store-quick-look] [data-excerpt] > :first-child {
      margin-block-start: 0;
    }
    [data-store-quick-look] [data-excerpt] > :last-child {
      margin-block-end: 0;
    }
    [data-store-quick-look] a {
      justify-self: start;
      color: inherit;
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
    [data-store-quick-look] > p a,
    [data-store-quick-look] [data-layout] > div > a {
      display: inline-block;
      padding-block: 0.5rem;
    }
    [data-store-quick-look] > p button {
      min-block-size: var(--_control);
      margin-inline-end: 1rem;
      padding: 0.375rem 1rem;
      border: 1px solid var(--_line);
      border-radius: var(--_radius);
      background: none;
      color: inherit;
      font: inherit;
      cursor: pointer;
    }
    [data-store-steps] :focus-visible,
    [data-store-quick-look] :focus-visible {
      outline: 0.1875rem solid var(--store-focus, currentColor);
      outline-offset: 0.125rem;
    }
    @media (max-width: 40rem) {
      [data-store-quick-look] [data-store-image] {
        aspect-ratio: 4 / 3;
      }
    }
    @media (min-width: 40.01rem) {
      /* The buttons stay below the pointer from one product to the next. */
      [data-store-steps] + [data-store-quick-look] {
        min-block-size: min(30rem, 60dvh);
      }
      [data-store-quick-look] [data-layout]:has([data-pictures]) {
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      }
    }
    @keyframes store-quick-look {
      from {
        opacity: 0;
      }
    }
  }
`;

/** A product in a dialog, in the light DOM; sizes and colours are those of the dialog. */
export const quickViewStyles = unsafeCSS(
  `@layer store{[data-store-steps]{${signStyles.cssText}}}${sheet.cssText}`,
);
