import { css } from '../host/index.ts';

/**
 * Rules for pictures, both the author's own in the page and those of a document in the shadow root. Options reach
 * them as inherited custom properties.
 */
export const itemStyles = css`
  /* As specific as two tags: a class of the page can hide a slide. */
  :where(gallery-block, [data-store-gallery], [part='track'])
    > :is(figure, a, img, picture, div, video, audio, iframe):not(any-tag) {
    display: block;
  }
  :where(gallery-block, [data-store-gallery], [part='track']) > figure:not(any-tag) {
    display: flex;
  }
  :is(gallery-block, [data-store-gallery], [part='track']) > [hidden],
  :is(gallery-block, [data-store-gallery], [part='track']) > * [hidden]:not([hidden='until-found']) {
    display: none !important;
  }
  :is(gallery-block, [data-store-gallery], [part='track'])
    > :is(figure, a, img, picture, div, video, audio, iframe) {
    box-sizing: border-box;
    position: relative;
    min-inline-size: 0;
    margin: 0;
  }
  :is(gallery-block, [data-store-gallery], [part='track']) > figure {
    flex-direction: column;
    align-self: var(--_figure-align, auto);
  }
  :is(gallery-block, [data-store-gallery], [part='track']) > img,
  :is(gallery-block, [data-store-gallery], [part='track']) > * img {
    box-sizing: border-box;
    inline-size: 100%;
    max-inline-size: none;
    block-size: auto;
    /* Without a ratio use that of the attributes: "auto" would drop it until the picture has loaded. */
    aspect-ratio: var(--_ratio, revert-layer);
    object-fit: var(--_fit, cover);
    /* Around pictures smaller than their frame, and behind transparent ones. */
    background: var(--_paper, color-mix(in srgb, currentColor 7%, transparent));
  }
  :where(gallery-block, [data-store-gallery], [part='track']) > * :is(img, video, iframe):not(any-tag),
  :where(gallery-block, [data-store-gallery], [part='track']) > figure > audio:not(any-tag) {
    display: block;
  }
  /* As large as the pictures beside them, and whole. */
  :is(gallery-block, [data-store-gallery], [part='track']) > :is(video, iframe),
  :is(gallery-block, [data-store-gallery], [part='track']) > * :is(video, iframe) {
    box-sizing: border-box;
    inline-size: 100%;
    max-inline-size: none;
    block-size: auto;
    aspect-ratio: var(--_ratio, revert-layer);
    border: 0;
    background: #000;
  }
  :is(gallery-block, [data-store-gallery], [part='track']) > * iframe {
    aspect-ratio: var(--_ratio, 16 / 9);
  }
  :is(gallery-block, [data-store-gallery], [part='track']) > audio,
  :is(gallery-block, [data-store-gallery], [part='track']) > figure > audio {
    inline-size: 100%;
    block-size: 3.375rem;
  }
  /* Where captions are over the picture, so is a sound player, below them. */
  :is(gallery-block, [data-store-gallery], [part='track']) > figure:has(img) > audio {
    position: var(--_caption-place, static);
    inset: auto 0 0;
  }
  :is(gallery-block, [data-store-gallery], [part='track']) > figure:has(img):has(> audio) > figcaption {
    margin-block-end: var(--_sound-room, 0);
  }
  /* The controls of a video are at its lower edge. */
  :is(gallery-block, [data-store-gallery], [part='track']) > figure:has(video, iframe) > figcaption {
    inset-block: 0 auto;
  }
  /* A caption without a picture is centred, wherever the captions beside it are. */
  :is(gallery-block, [data-store-gallery], [part='track'])
    > figure:not(:has(img, video, iframe, [data-embed], [part='placeholder']))
    > figcaption {
    position: static;
    margin: auto 0;
    padding: var(--_words-padding, 0);
    color: inherit;
    background: none;
    opacity: 1;
  }
  :is(gallery-block, [data-store-gallery], [part='track']) > figure:not(:has(img)) > audio {
    order: 1;
    margin-block: 0.625rem auto;
  }
  :is(gallery-block, [data-store-gallery], [part='track'])
    > figure:not(:has(img, [part='placeholder'])):has(> audio)
    > figcaption {
    margin-block-end: 0;
  }
  :is(gallery-block, [data-store-gallery], [part='track']) > * [data-embed] {
    display: block;
    position: relative;
    inline-size: 100%;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  :is(gallery-block, [data-store-gallery], [part='track']) > * [data-embed]:not(:has(img)),
  :is(gallery-block, [data-store-gallery], [part='track']) [part='placeholder'] {
    aspect-ratio: var(--_ratio, 16 / 9);
    background: var(--_paper, color-mix(in srgb, currentColor 7%, transparent));
  }
  :is(gallery-block, [data-store-gallery], [part='track']) > * [data-embed]::before {
    content: '';
    position: absolute;
    inset: 0;
    inline-size: 4rem;
    block-size: 4rem;
    margin: auto;
    border-radius: 50%;
    background: rgb(0 0 0 / 0.68);
  }
  :is(gallery-block, [data-store-gallery], [part='track']) > * [data-embed]::after {
    content: '';
    position: absolute;
    inset: 0 0 0 0.25rem;
    inline-size: 1.25rem;
    block-size: 1.5rem;
    margin: auto;
    background: #fff;
    clip-path: polygon(0 0, 100% 50%, 0 100%);
  }
  /* An icon in the colour of its background would be invisible. */
  @media (forced-colors: active) {
    :is(gallery-block, [data-store-gallery], [part='track']) > * [data-embed]::before {
      background: ButtonFace;
      outline: 1px solid ButtonText;
    }
    :is(gallery-block, [data-store-gallery], [part='track']) > * [data-embed]::after {
      background: ButtonText;
    }
  }
  :is(gallery-block, [data-store-gallery], [part='track']) [part='placeholder'] {
    display: grid;
    place-items: center;
    opacity: 0.55;
  }
  :is(gallery-block, [data-store-gallery], [part='track']) [part='placeholder'] > svg {
    inline-size: 2.5rem;
    block-size: 2.5rem;
    stroke-width: 1;
  }
  :is(gallery-block, [data-store-gallery], [part='track']) > [data-mark]::after {
    content: attr(data-mark);
    position: absolute;
    inset: var(--_mark-inset, 0.5rem auto auto 0.5rem);
    padding: 0.125rem 0.5rem;
    border: 1px solid #fff;
    border-radius: 0.25rem;
    background: #1c1c1c;
    color: #fff;
    font-size: 0.875rem;
    line-height: 1.5;
  }
  :is(gallery-block, [data-store-gallery], [part='track']) > * :is(a, picture) {
    display: block;
    color: inherit;
  }
  :is(gallery-block, [data-store-gallery], [part='track']) [data-opens] {
    cursor: zoom-in;
  }
  :is(gallery-block, [data-store-gallery], [part='track']) [data-opens]:focus-visible {
    outline: 0.1875rem solid var(--store-focus, currentColor);
    outline-offset: -0.1875rem;
  }
  :is(gallery-block, [data-store-gallery], [part='track']) > figure > figcaption {
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
  :is(gallery-block, [data-store-gallery], [part='track']) > figure > figcaption > * {
    display: block;
  }
  :is(gallery-block, [data-store-gallery], [part='track']) > figure > figcaption > * + * {
    display: var(--_text, block);
  }
  :is(gallery-block, [data-store-gallery], [part='track']) > figure:is(:hover, :focus-within) > figcaption {
    opacity: var(--_caption-revealed, 1);
  }
  /* Where the page lays out its printed pictures itself. */
  [data-store-gallery] > gallery-block {
    flex: 1 1 100%;
    grid-column: 1 / -1;
  }
`;
