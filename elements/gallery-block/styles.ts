import { css } from '../host/index.ts';

/** The layout of pictures, and the controls. */
export const galleryStyles = css`
  [part='gallery'] {
    position: relative;
    display: grid;
    grid-template: 'stage' auto 'strip' auto / minmax(0, 1fr);
  }
  [part='track'] {
    grid-area: stage;
    position: relative;
    display: grid;
    gap: var(--_padding);
    min-inline-size: 0;
  }
  [data-design='grid'] [part='track'] {
    --_gaps: calc((var(--_columns) - 1) * var(--_padding));
    /* As many columns as configured, but fewer where they would be smaller than a thumb. */
    grid-template-columns: repeat(
      auto-fill,
      minmax(min(100%, max(8rem, (100% - var(--_gaps)) / var(--_columns))), 1fr)
    );
    align-items: start;
  }
  :is([data-design='slideshow'], [data-design='carousel']) [part='track'] {
    display: flex;
    overflow: auto hidden;
    overscroll-behavior-inline: contain;
    scroll-snap-type: inline mandatory;
    scrollbar-width: none;
  }
  :is([data-design='slideshow'], [data-design='carousel']) [part='track'] > *,
  :is([data-design='slideshow'], [data-design='carousel']) ::slotted(*) {
    flex: none;
    inline-size: 100%;
    scroll-snap-align: var(--_align, start);
    scroll-snap-stop: always;
  }
  [data-design='slideshow'] [part='track'] {
    gap: 0;
  }
  /* Captions are drawn on it, too. */
  @media (min-width: 40.0625rem) {
    [data-design='slideshow'] [part='track'] {
      border-radius: var(--_radius);
      background: var(--_paper, color-mix(in srgb, currentColor 7%, transparent));
    }
  }
  /* The space between the side paddings is as wide as a picture, so that each can take the active position. */
  [data-design='carousel'] {
    --_gaps: calc((var(--_columns) - 1) * var(--_padding));
    --_slide: min(80%, max(14rem, (100% - var(--_gaps)) / var(--_columns)));
  }
  [data-design='carousel'][data-alignment='center'] [part='track'] {
    --_align: center;
    padding-inline: calc((100% - var(--_slide)) / 2);
  }
  [data-design='carousel'][data-alignment='left'] [part='track'] {
    padding-inline-end: calc(100% - var(--_slide));
  }
  [data-design='carousel'][data-alignment='right'] [part='track'] {
    --_align: end;
    padding-inline-start: calc(100% - var(--_slide));
  }
  [part='track']:focus-visible {
    outline-offset: -0.1875rem;
  }
  [data-transparent] [part='track'] {
    --_paper: none;
  }
  /* Keyboard focus shows all captions; hovering a slideshow or its buttons shows that of the visible slide. */
  @media (hover: hover) {
    [data-on-hover] [part='track'] {
      --_caption-opacity: 0;
    }
    [data-on-hover]:is([data-design='slideshow'], [data-design='carousel']):focus-within [part='track'],
    [data-on-hover][data-design='slideshow']:hover [part='track'] {
      --_caption-opacity: var(--_caption-revealed, 1);
    }
    [data-dismissed] [part='track'] {
      --_caption-revealed: 0;
    }
  }
  [part='controls'] {
    z-index: 1;
    grid-area: stage;
    align-self: var(--_picture-place, start);
    display: grid;
    pointer-events: none;
  }
  /* As high as a picture, also with captions above or below it. */
  [part='controls']::before {
    content: '';
    grid-area: 1 / 1;
    inline-size: var(--_slide, 100%);
    aspect-ratio: var(--_ratio);
  }
  [part='controls'] button {
    grid-area: 1 / 1;
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    margin: 0.75rem;
    padding: 0;
    border: 1px solid color-mix(in srgb, currentColor 30%, transparent);
    border-radius: 50%;
    background: var(--_opposite);
    pointer-events: auto;
    cursor: pointer;
  }
  @media (hover: hover) {
    [part='controls'] button:hover {
      background: color-mix(in srgb, var(--_opposite) 85%, currentColor);
    }
  }
  [part='controls'] [part='previous'] {
    place-self: center start;
  }
  [part='controls'] [part='next'] {
    place-self: center end;
  }
  /* Away from the captions. */
  [part='controls'] [part='play'] {
    place-self: start end;
  }
  [data-meta-position^='top'] [part='play'] {
    align-self: end;
  }
  :is([part='previous'], [part='next']):dir(rtl) svg {
    scale: -1 1;
  }
  /* Reserves the space of the strip before it is drawn. */
  [data-strip]:is([data-design='slideshow'], [data-design='carousel']) {
    grid-template-rows: auto calc(var(--_strip) + var(--_strip-margin));
  }
  [part='thumbnails'] {
    grid-area: strip;
    display: flex;
    gap: 0.5rem;
    margin-block-start: var(--_strip-margin);
    overflow: auto hidden;
    scrollbar-width: none;
  }
  [part='thumbnail'] {
    flex: none;
    box-sizing: border-box;
    display: grid;
    place-items: center;
    block-size: 100%;
    min-inline-size: 1.5rem;
    max-inline-size: var(--_thumbnail-max);
    aspect-ratio: var(--_thumbnail-ratio, auto);
    padding: 0;
    border: 0.1875rem solid transparent;
    border-radius: calc(var(--_radius) / 2);
    background: none;
    overflow: hidden;
    cursor: pointer;
  }
  [part='thumbnail'][aria-current] {
    border-color: currentColor;
  }
  [part='thumbnail']:focus-visible {
    outline-offset: -0.1875rem;
  }
  [part='thumbnail'] img {
    display: block;
    block-size: 100%;
    inline-size: 100%;
    object-fit: cover;
  }
  [part='thumbnail'] img[hidden] {
    display: none;
  }
  [part='error'] {
    grid-column: 1;
    margin: 0;
    color: var(--_error);
  }
  /* Hidden, its changes would not be announced. */
  [part='error']:not(:empty) {
    margin-block-start: 0.75rem;
  }
  [part='status'] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (prefers-reduced-motion: no-preference) {
    [part='track'] {
      scroll-behavior: smooth;
    }
  }
  /* Paper does not scroll: all pictures are printed, with their captions below or above them. */
  @media print {
    [part='controls'],
    [part='thumbnails'] {
      display: none;
    }
    [data-strip]:is([data-design='slideshow'], [data-design='carousel']) {
      grid-template-rows: auto;
    }
    [part='track'] {
      --_caption-place: static !important;
      --_caption-inset: auto !important;
      --_caption-margin: 0 !important;
      --_caption-max: 100% !important;
      --_caption-padding: 0.625rem 0 !important;
      --_caption-ink: inherit !important;
      --_caption-paper: none !important;
      --_caption-opacity: 1 !important;
      --_sound-room: 0 !important;
    }
    :is([data-design='slideshow'], [data-design='carousel'])[data-design] [part='track'] {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--_padding);
      padding: 0;
      overflow: visible;
      background: none;
    }
    :is([data-design='slideshow'], [data-design='carousel']) [part='track'] > *,
    :is([data-design='slideshow'], [data-design='carousel']) ::slotted(*) {
      inline-size: auto;
    }
    /* Also during a transition. */
    [part='track'] > *,
    ::slotted(*) {
      translate: none !important;
      break-inside: avoid;
    }
  }
  /* Forced colours paint what is transparent: the others must not look current. */
  @media (forced-colors: active) {
    [part='thumbnail'] {
      border-color: Canvas;
    }
    /* Not grey like disabled buttons either. */
    [part='thumbnail'][aria-current] {
      border-color: Highlight !important;
      color: ButtonText !important;
    }
  }
`;
