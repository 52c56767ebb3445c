import { css } from '../host/index.ts';

/** The frame of every dialog. On a narrow or low page it fills the screen; a question stays a card. */
export const frameStyles = css`
  :host {
    /* No box: nothing in the page moves. */
    display: contents !important;
  }
  dialog {
    box-sizing: border-box;
    inline-size: min(36rem, 100% - 3rem);
    max-inline-size: none;
    max-block-size: min(52rem, 100dvh - 3rem);
    margin: auto;
    padding: 0;
    /* Seen where the visitor's own colours replace ours. */
    border: 1px solid transparent;
    border-radius: calc(var(--_radius) * 1.5);
    background: var(--store-surface, var(--_opposite));
    color: inherit;
    text-align: start;
    box-shadow: 0 1rem 3rem rgb(0 0 0 / 0.3);
    overflow: hidden;
  }
  dialog[open] {
    display: flex;
    flex-direction: column;
  }
  dialog:focus {
    outline: none;
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 0.55);
  }
  dialog[data-size='wide'] {
    inline-size: min(56rem, 100% - 3rem);
  }
  dialog[data-size='small'] {
    inline-size: min(28rem, 100% - 2rem);
  }
  dialog[data-theme] {
    --store-focus: currentColor;
    color: #fff;
    color-scheme: dark;
    background: #111;
  }
  dialog[data-theme='light'] {
    color: #1a1a1a;
    color-scheme: light;
    background: #fff;
  }
  [data-part='scroller'] {
    overflow: auto;
    overscroll-behavior: contain;
    min-block-size: 0;
    flex: 1 1 auto;
    /* The heading covers nothing that has the focus. */
    scroll-padding-block: 5rem 1rem;
  }
  [data-part='header'] {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    display: flex;
    align-items: start;
    gap: 0.75rem;
    padding: 1rem 1rem 0.75rem 1.5rem;
    background: inherit;
  }
  [data-part='header']:dir(rtl) {
    padding: 1rem 1.5rem 0.75rem 1rem;
  }
  [data-part='header'] > h2 {
    flex: 1;
    min-inline-size: 0;
    margin: 0;
    padding-block: 0.5rem;
    font: inherit;
    font-family: var(--store-heading-font, inherit);
    font-size: 1.25em;
    font-weight: 600;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  [data-part='content'] {
    padding: 0.25rem 1.5rem 1.5rem;
  }
  [part='close'] {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    padding: 0;
    border: 1px solid transparent;
    border-radius: var(--_radius);
    background: none;
    cursor: pointer;
  }
  [part='close'][hidden] {
    display: none;
  }
  @media (hover: hover) {
    [part='close']:hover {
      background: color-mix(in srgb, currentColor 10%, transparent);
    }
  }
  @media (max-width: 40rem), (max-height: 26rem) {
    dialog:not([data-size='small']) {
      inline-size: 100%;
      block-size: 100dvh;
      max-block-size: none;
      border-radius: 0;
    }
  }
  dialog[data-size='whole'] {
    inline-size: 100%;
    /* Not in units of the viewport, which zoom of the page scales. */
    block-size: 100%;
    max-block-size: none;
    border: 0;
    border-radius: 0;
  }
  [data-size='whole'] > [data-part='scroller'] {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    overflow: hidden;
  }
  [data-size='whole'] :is([data-part='header'], [data-part='content']) {
    grid-area: 1 / 1;
    min-block-size: 0;
    padding: 0;
  }
  [data-size='whole'] [data-part='header'] {
    position: relative;
    place-self: start end;
    margin: 0.5rem;
    background: none;
  }
  [data-size='whole'] [data-part='header'] > h2 {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
  dialog[data-size='side'] {
    inline-size: min(28rem, 100%);
    block-size: 100%;
    max-block-size: none;
    margin: 0;
    margin-inline-start: auto;
    border-radius: 0;
    --_away: 100%;
  }
  dialog[data-size='side']:dir(rtl) {
    --_away: -100%;
  }
  @media (max-width: 40rem) {
    dialog[data-size='side'] {
      inline-size: 100%;
      border: 0;
    }
  }
  [data-size='side'] > [data-part='scroller'] {
    display: flex;
    flex-direction: column;
  }
  [data-size='side'] [data-part='content'] {
    flex: 1 0 auto;
    container-type: inline-size;
  }
  @media (prefers-reduced-motion: no-preference) {
    dialog[open] {
      animation: rise 0.16s ease-out;
    }
    dialog[open][data-size='side'] {
      animation: enter 0.22s ease-out;
    }
    @keyframes enter {
      from {
        translate: var(--_away);
      }
    }
    @keyframes rise {
      from {
        translate: 0 1rem;
      }
    }
  }
  /* The page is printed, not a part of the dialog over it. */
  @media print {
    dialog {
      display: none;
    }
  }
`;
