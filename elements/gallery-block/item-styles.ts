import { css } from '../host/index.ts';

/**
 * The pictures of a gallery: the author's own in the page, and those that come as a document in the shadow root. What
 * the options say comes down to them as custom properties.
 */
export const itemStyles = css`
  :is(gallery-block, [part='track']) > :is(figure, a, img, picture, div) {
    box-sizing: border-box;
    display: block;
    position: relative;
    min-inline-size: 0;
    margin: 0;
  }
  :is(gallery-block, [part='track']) > figure {
    display: flex;
    flex-direction: column;
    align-self: var(--_figure-align, auto);
  }
  :is(gallery-block, [part='track']) > img,
  :is(gallery-block, [part='track']) > * img {
    display: block;
    box-sizing: border-box;
    inline-size: 100%;
    max-inline-size: none;
    block-size: auto;
    /* Without a ratio, that of the attributes: "auto" would take it away until the picture has come. */
    aspect-ratio: var(--_ratio, revert-layer);
    object-fit: var(--_fit, cover);
    /* Around what is smaller than its frame, and behind what is transparent. */
    background: var(--_paper, color-mix(in srgb, currentColor 7%, transparent));
  }
  :is(gallery-block, [part='track']) > * :is(a, picture) {
    display: block;
    color: inherit;
  }
  :is(gallery-block, [part='track']) [data-opens] {
    cursor: zoom-in;
  }
  :is(gallery-block, [part='track']) [data-opens]:focus-visible {
    outline: 0.1875rem solid var(--store-focus, currentColor);
    outline-offset: -0.1875rem;
  }
  :is(gallery-block, [part='track']) > figure > figcaption {
    display: var(--_caption, block);
    box-sizing: border-box;
    order: var(--_caption-order, 0);
    position: var(--_caption-place, static);
    inset: var(--_caption-inset, auto);
    block-size: fit-content;
    max-inline-size: var(--_caption-max, 100%);
    margin: var(--_caption-margin, 0);
    padding: var(--_caption-padding, 0.625rem 0 0);
    color: var(--_caption-ink, inherit);
    background: var(--_caption-paper, none);
    line-height: 1.4;
    text-align: var(--_caption-align, start);
    overflow-wrap: anywhere;
    opacity: var(--_caption-opacity, 1);
    transition: opacity 0.15s;
  }
  :is(gallery-block, [part='track']) > figure > figcaption > * {
    display: block;
  }
  :is(gallery-block, [part='track']) > figure > figcaption > * + * {
    display: var(--_text, block);
  }
  :is(gallery-block, [part='track']) > figure:is(:hover, :focus-within) > figcaption {
    opacity: var(--_caption-revealed, 1);
  }
`;
