import { css } from '../host/index.ts';

/** Reserves the box of a picture before it loads. */
export const imageStyles = css`
  [part='frame'] {
    position: relative;
    max-inline-size: 100%;
    overflow: clip;
  }
  [part='frame']:not([data-drawn]) {
    display: contents;
  }
  [part='frame']:has([part]) > slot {
    display: none;
  }
  [part='image'] {
    display: block;
    inline-size: 100%;
    block-size: auto;
    max-inline-size: 100%;
    object-fit: cover;
    object-position: var(--_position, 50% 50%);
  }
  [part='frame'][data-sized] [part='image'] {
    block-size: 100%;
  }
  [part='image'][data-whole] {
    object-fit: contain;
    object-position: 50% 50%;
  }
  ::slotted(img) {
    max-inline-size: 100%;
    block-size: auto;
    object-fit: cover;
    object-position: var(--_position, 50% 50%);
  }
  [part='missing'] {
    display: grid;
    place-content: center;
    box-sizing: border-box;
    block-size: 100%;
    padding: 1rem;
    border: 1px solid color-mix(in srgb, currentColor 30%, transparent);
    text-align: center;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  [part='preview'] {
    position: absolute;
    inset-block-end: 0.5rem;
    inset-inline-start: 0.5rem;
    padding: 0.125rem 0.5rem;
    border: 1px solid #fff;
    border-radius: 0.25rem;
    background: #1c1c1c;
    color: #fff;
    font-size: 0.875rem;
    line-height: 1.5;
  }
`;
