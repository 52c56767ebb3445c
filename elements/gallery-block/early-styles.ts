import { css, unsafeCSS } from '../host/index.ts';
import { earlyCaptions } from './caption-styles.ts';

const layout = css`
  gallery-block:not(:defined) {
    --_columns: 4;
    --_padding: 20px;
    --_ratio: 1;
    --_below: 100px;
    --_gaps: calc((var(--_columns) - 1) * var(--_padding));
    box-sizing: border-box;
    display: grid;
    grid-template-columns: repeat(
      auto-fill,
      minmax(min(100%, max(8rem, (100% - var(--_gaps)) / var(--_columns))), 1fr)
    );
    align-items: start;
    gap: var(--_padding);
  }
  gallery-block:not(:defined) > :is(script, template) {
    display: none;
  }
  gallery-block:not(:defined):is([design='stacked'], [square-thumbs='false']) {
    --_ratio: initial;
  }
  gallery-block:not(:defined)[design='stacked'] {
    grid-template-columns: minmax(0, 1fr);
  }
  gallery-block:not(:defined)[design='slider']:not([aspect-ratio]) {
    --_ratio: 2;
  }
  gallery-block:not(:defined)[aspect-ratio='standard'] {
    --_ratio: 3 / 2;
  }
  gallery-block:not(:defined)[aspect-ratio='standard-vertical'] {
    --_ratio: 2 / 3;
  }
  gallery-block:not(:defined)[aspect-ratio='four-three'] {
    --_ratio: 4 / 3;
  }
  gallery-block:not(:defined)[aspect-ratio='three-four-vertical'] {
    --_ratio: 3 / 4;
  }
  gallery-block:not(:defined)[aspect-ratio='widescreen'] {
    --_ratio: 16 / 9;
  }
  gallery-block:not(:defined)[aspect-ratio='anamorphic-widescreen'] {
    --_ratio: 2.4;
  }
  gallery-block:not(:defined)[auto-crop='false'] {
    --_fit: contain;
  }
  gallery-block:not(:defined)[show-meta='only-title'] {
    --_text: none;
  }
  gallery-block:not(:defined)[show-meta='false'] {
    --_caption: none;
  }
  gallery-block:not(:defined)[thumbnails-per-row='1'] {
    --_columns: 1;
  }
  gallery-block:not(:defined)[thumbnails-per-row='2'] {
    --_columns: 2;
  }
  gallery-block:not(:defined)[thumbnails-per-row='3'] {
    --_columns: 3;
  }
  gallery-block:not(:defined)[thumbnails-per-row='5'] {
    --_columns: 5;
  }
  gallery-block:not(:defined)[thumbnails-per-row='6'] {
    --_columns: 6;
  }
  gallery-block:not(:defined)[thumbnails-per-row='7'] {
    --_columns: 7;
  }
  gallery-block:not(:defined)[thumbnails-per-row='8'] {
    --_columns: 8;
  }
  gallery-block:not(:defined)[thumbnails-per-row='9'] {
    --_columns: 9;
  }
  gallery-block:not(:defined)[thumbnails-per-row='10'] {
    --_columns: 10;
  }
  /* Numbers of attributes, where browsers read them (Chrome 133); elsewhere their defaults stand until the script. */
  @supports (gap: attr(padding px)) {
    gallery-block:not(:defined) {
      --_padding: attr(padding px, 20px);
      --_below: calc(attr(thumbnail-strip-height px, 80px) + attr(thumbnail-strip-margin px, 20px));
    }
  }
  gallery-block:not(:defined):is([design='slideshow'], [design='carousel'], [design='slider']) {
    display: flex;
    align-items: stretch;
    overflow: auto hidden;
    overscroll-behavior-inline: contain;
    scroll-snap-type: inline mandatory;
    scrollbar-width: none;
  }
  gallery-block:not(:defined):is(
      [design='slideshow'],
      [design='carousel'],
      [design='slider']
    )[thumbnails]:not([thumbnails='false']) {
    margin-block-end: var(--_below);
  }
  gallery-block:not(:defined):is([design='slideshow'], [design='carousel'], [design='slider']) > * {
    flex: none;
    inline-size: 100%;
    scroll-snap-align: var(--_align, start);
    scroll-snap-stop: always;
  }
  gallery-block:not(:defined)[design='slideshow'] {
    gap: 0;
  }
  gallery-block:not(:defined)[transparent-background]:not([transparent-background='false']) {
    --_paper: none;
  }
  gallery-block:not(:defined):is([design='carousel'], [design='slider']) {
    --_slide: min(80%, max(14rem, (100% - var(--_gaps)) / var(--_columns)));
    --_align: center;
    padding-inline: calc((100% - var(--_slide)) / 2);
    &[active-alignment='left'] {
      --_align: start;
      padding-inline: 0 calc(100% - var(--_slide));
    }
    &[active-alignment='right'] {
      --_align: end;
      padding-inline: calc(100% - var(--_slide)) 0;
    }
  }
  /* Before and after: to Chromium, what was a scroller and is none any more has moved, unless it is drawn by itself. */
  gallery-block:is([design='slideshow'], [design='carousel'], [design='slider']) {
    will-change: transform;
  }
`;

/**
 * Lays out a gallery before its script, by its attributes, as the tag does afterwards: nothing moves when it comes alive,
 * and without a script it is scrolled by hand. `gallery.css` is this with the sheet of the pictures.
 * Source: docs/behaviour/galleries.md §2.5
 */
export const earlyStyles = unsafeCSS(layout.cssText + earlyCaptions.cssText);
