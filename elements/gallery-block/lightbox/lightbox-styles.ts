import { css } from '../../host/index.ts';

/** The pictures of the lightbox. On a narrow page the buttons are below them. */
export const lightboxStyles = css`
  :host {
    position: relative;
    display: grid;
    grid-template: 3.75rem minmax(0, 1fr) / minmax(0, 1fr);
    block-size: 100%;
    color: inherit;
    /* A pinch enlarges the picture, not the page. */
    touch-action: pan-x pan-y;
  }
  [data-part='position'] {
    grid-area: 1 / 1;
    place-self: center start;
    margin: 0;
    padding-inline: 1.25rem;
    font-variant-numeric: tabular-nums;
  }
  [data-part='track'] {
    grid-area: 2 / 1;
    display: flex;
    overflow: auto hidden;
    overscroll-behavior: contain;
    scroll-snap-type: inline mandatory;
    scrollbar-width: none;
    /* The pictures follow horizontal drags. */
    touch-action: pan-x;
  }
  [data-part='track']:focus-visible {
    outline-offset: -0.1875rem;
  }
  figure {
    position: relative;
    flex: none;
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    place-items: center;
    gap: 1rem;
    inline-size: 100%;
    margin: 0;
    padding: 0 4.5rem 1.25rem;
    scroll-snap-align: start;
    scroll-snap-stop: always;
    overflow: clip;
  }
  picture {
    display: contents;
  }
  [data-zoomed] {
    touch-action: none;
    cursor: grab;
  }
  [data-zoomed]:active {
    cursor: grabbing;
  }
  [data-zoomed] figcaption {
    visibility: hidden;
  }
  img {
    display: block;
    inline-size: auto;
    block-size: auto;
    max-inline-size: 100%;
    max-block-size: 100%;
    object-fit: contain;
    cursor: zoom-in;
    user-select: none;
  }
  /* Its thumbnail, as large as the picture will be. */
  img:is([data-loading], [data-still]) {
    inline-size: 100%;
    block-size: 100%;
    background: center / contain no-repeat;
    cursor: default;
  }
  progress {
    position: absolute;
    inset: 50% 0 auto;
    inline-size: min(10rem, 40%);
    margin: auto;
    accent-color: currentColor;
    animation: appear 0.2s;
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  figure:has(> [role='alert']) {
    grid-template-rows: minmax(0, 1fr) auto auto;
  }
  figure > [role='alert'] {
    margin: 0;
    padding-inline: 1.25rem;
    text-align: center;
  }
  /* Without a thumbnail it is alone. */
  figure > [role='alert']:first-child {
    grid-row: 1;
  }
  [data-zoomed] img {
    cursor: inherit;
  }
  :is(video, iframe, [data-part='poster']) {
    block-size: auto;
    max-inline-size: 100%;
    max-block-size: 100%;
    border: 0;
    background: #000;
  }
  audio {
    inline-size: min(100%, 30rem);
  }
  figure:has(> img, > picture):has(> audio) {
    grid-template-rows: minmax(0, 1fr) auto auto;
  }
  figure:has(> audio:first-child) {
    grid-template-rows: auto auto;
    align-content: center;
  }
  /* As large as fits. */
  :is(video, iframe, [data-part='poster']) {
    inline-size: min(100%, (100dvh - 12rem) * 16 / 9);
  }
  :is(iframe, [data-part='poster']) {
    aspect-ratio: 16 / 9;
  }
  [data-words] {
    grid-template-rows: minmax(0, 1fr);
  }
  [data-words] > figcaption {
    place-self: center;
    max-block-size: 100%;
    padding-inline: 1.25rem;
    font-size: 1.25rem;
  }
  [data-mark]::after {
    content: attr(data-mark);
    position: absolute;
    inset: 0 auto auto 1.25rem;
    padding: 0.125rem 0.5rem;
    border: 1px solid #fff;
    border-radius: 0.25rem;
    background: #1c1c1c;
    color: #fff;
    font-size: 0.875rem;
  }
  [data-part='poster'] {
    position: relative;
    display: grid;
    padding: 0;
    cursor: pointer;
  }
  /* As large as its box; a picture of another shape does not stretch it. */
  [data-part='poster'] img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    background-size: cover;
    cursor: inherit;
  }
  [data-part='poster'] > span {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    inline-size: 4rem;
    block-size: 4rem;
    margin: auto;
    border-radius: 50%;
    background: rgb(0 0 0 / 0.68);
    color: #fff;
  }
  [data-part='poster'] svg {
    inline-size: 1.75rem;
    block-size: 1.75rem;
    fill: currentColor;
  }
  figcaption {
    touch-action: pan-x pan-y;
    max-inline-size: 44rem;
    max-block-size: 25dvh;
    overflow: auto;
    line-height: 1.4;
    text-align: center;
    overflow-wrap: anywhere;
  }
  figcaption > * {
    display: block;
  }
  :where(:host) > button {
    z-index: 1;
    grid-area: 2 / 1;
    place-self: center start;
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    margin-inline: 0.875rem;
    padding: 0;
    border: 1px solid color-mix(in srgb, currentColor 30%, transparent);
    border-radius: 50%;
    background: var(--_opposite);
    cursor: pointer;
  }
  button[hidden],
  figure:not(:has([data-loading])) > progress {
    display: none;
  }
  [data-part='next'] {
    justify-self: end;
  }
  /* Beside the close button. */
  [data-part^='zoom'] {
    grid-area: 1 / 1;
    place-self: start end;
    margin: 0.5rem 3.5rem 0.5rem 0.5rem;
    border-color: transparent;
    border-radius: var(--_radius);
    background: none;
  }
  [data-part^='zoom']:dir(rtl) {
    margin: 0.5rem 0.5rem 0.5rem 3.5rem;
  }
  :where(:host) > button:dir(rtl) svg {
    scale: -1 1;
  }
  @media (hover: hover) {
    :where(:host) > button:hover {
      background: color-mix(in srgb, var(--_opposite) 85%, currentColor);
    }
  }
  @media (max-width: 40rem) {
    :host {
      grid-template-rows: 3.75rem minmax(0, 1fr) 4.25rem;
    }
    figure {
      padding-inline: 0;
    }
    figcaption {
      padding-inline: 1.25rem;
    }
    :where(:host) > button {
      grid-row: 3;
    }
  }
`;
