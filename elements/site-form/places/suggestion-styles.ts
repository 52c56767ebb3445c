import { css, unsafeCSS } from '../../host/index.ts';
import { wholeColors } from '../../ui/index.ts';

// In the colours of the text around it, made opaque.
const sheet = css`
  @layer store {
    the-list {
      /* Also in browsers without popovers. */
      display: block;
      z-index: 2147483647;
      position: fixed;
      inset: auto;
      box-sizing: border-box;
      margin: 0;
      padding: 0.25rem;
      border: 1px solid var(--_line);
      border-radius: var(--_radius);
      background: var(--store-surface, var(--_opposite));
      color: inherit;
      box-shadow: 0 0.5rem 1.5rem rgb(0 0 0 / 0.25);
      overflow: hidden auto;
      overscroll-behavior: contain;
      font-size: 1rem;
      font-weight: 400;
      line-height: 1.35;
      text-align: start;
      white-space: normal;
    }
    the-list [data-part='suggestion'] {
      box-sizing: border-box;
      display: grid;
      align-content: center;
      min-block-size: max(2.75rem, var(--_control));
      padding: 0.5rem 0.625rem;
      border-radius: calc(var(--_radius) - 0.125rem);
      overflow-wrap: anywhere;
      cursor: pointer;
    }
    the-list [data-part='suggestion'][aria-selected='true'] {
      background: color-mix(in srgb, var(--store-surface, var(--_opposite)) 88%, currentColor);
      outline: 0.125rem solid var(--store-focus, currentColor);
      outline-offset: -0.125rem;
    }
    the-list [data-part='whereabouts'] {
      font-size: 0.9375rem;
      color: color-mix(in srgb, currentColor 80%, var(--_opposite));
    }
    the-list b {
      font-weight: 650;
    }
    the-list [data-part='attribution'] {
      padding: 0.25rem 0.625rem;
      font-size: 0.8125rem;
    }
    @media (hover: hover) {
      the-list [data-part='suggestion']:hover {
        background: var(--_alert);
      }
    }
  }
`;

const LIST = `[data-part='suggestions'][popover]`;
const colors = wholeColors.cssText.replaceAll(':host', LIST);

/** The list of suggestions, which is in the page itself. */
export const suggestionStyles = unsafeCSS(
  `@layer store{${colors}}${sheet.cssText.replaceAll('the-list', LIST)}`,
);
