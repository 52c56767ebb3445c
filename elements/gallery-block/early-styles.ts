import { css, unsafeCSS } from '../host/index.ts';
import { captionsOf } from './caption-styles.ts';

/** How pictures are laid out, told of any gallery before its script: see `layoutOf`. */
const layout = css`
  any-gallery {
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
  any-gallery > :is(script, template) {
    display: none;
  }
  any-gallery[design='stacked'] {
    grid-template-columns: minmax(0, 1fr);
  }
  any-gallery[design='slider']:not([aspect-ratio]) {
    --_ratio: 2;
  }
  any-gallery[aspect-ratio='standard'] {
    --_ratio: 3 / 2;
  }
  any-gallery[aspect-ratio='standard-vertical'] {
    --_ratio: 2 / 3;
  }
  any-gallery[aspect-ratio='four-three'] {
    --_ratio: 4 / 3;
  }
  any-gallery[aspect-ratio='three-four-vertical'] {
    --_ratio: 3 / 4;
  }
  any-gallery[aspect-ratio='widescreen'] {
    --_ratio: 16 / 9;
  }
  any-gallery[aspect-ratio='anamorphic-widescreen'] {
    --_ratio: 2.4;
  }
  any-gallery[design='stacked'],
  any-gallery[square-thumbs='false']:not([design='slideshow'], [design='carousel'], [design='slider']) {
    --_ratio: initial;
  }
  any-gallery[auto-crop='false'] {
    --_fit: contain;
  }
  any-gallery[show-meta='only-title'] {
    --_text: none;
  }
  any-gallery[show-meta='false'] {
    --_caption: none;
  }
  any-gallery[thumbnails-per-row='1'] {
    --_columns: 1;
  }
  any-gallery[thumbnails-per-row='2'] {
    --_columns: 2;
  }
  any-gallery[thumbnails-per-row='3'] {
    --_columns: 3;
  }
  any-gallery[thumbnails-per-row='5'] {
    --_columns: 5;
  }
  any-gallery[thumbnails-per-row='6'] {
    --_columns: 6;
  }
  any-gallery[thumbnails-per-row='7'] {
    --_columns: 7;
  }
  any-gallery[thumbnails-per-row='8'] {
    --_columns: 8;
  }
  any-gallery[thumbnails-per-row='9'] {
    --_columns: 9;
  }
  any-gallery[thumbnails-per-row='10'] {
    --_columns: 10;
  }
  /* Numbers of attributes, where browsers read them (Chrome 133); elsewhere their defaults stand until the script. */
  @supports (gap: attr(padding px)) {
    any-gallery {
      --_padding: attr(padding px, 20px);
      --_below: calc(attr(thumbnail-strip-height px, 80px) + attr(thumbnail-strip-margin px, 20px));
    }
  }
  any-gallery:is([design='slideshow'], [design='carousel'], [design='slider']) {
    display: flex;
    align-items: stretch;
    overflow: auto hidden;
    overscroll-behavior-inline: contain;
    scroll-snap-type: inline mandatory;
    scrollbar-width: none;
  }
  any-gallery:is([design='slideshow'], [design='carousel'], [design='slider'])[thumbnails]:not(
      [thumbnails='false']
    ) {
    margin-block-end: var(--_below);
  }
  any-gallery:is([design='slideshow'], [design='carousel'], [design='slider']) > * {
    flex: none;
    inline-size: 100%;
    scroll-snap-align: var(--_align, start);
    scroll-snap-stop: always;
  }
  /* Without a script nothing else tells that there is more. */
  @media (scripting: none) {
    any-gallery:is([design='slideshow'], [design='carousel'], [design='slider']) {
      margin-block-end: 0 !important;
      scrollbar-width: thin;
    }
  }
  any-gallery[design='slideshow'] {
    gap: 0;
  }
  any-gallery[transparent-background]:not([transparent-background='false']) {
    --_paper: none;
  }
  any-gallery:is([design='carousel'], [design='slider']) {
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
  every-gallery:is([design='slideshow'], [design='carousel'], [design='slider']) {
    will-change: transform;
  }
`;

/* What a script would load: the picture beside it shows. */
const withoutScript = css`
  @media (scripting: none) {
    [data-store-gallery] img[data-src]:not([src]) {
      display: none;
    }
  }
`;

/** A gallery that lays out its pictures itself. */
interface EarlyGallery {
  /** Before its script and after it. */
  readonly every: string;
  /** Before its script. */
  readonly early: string;
  /** What stands before the names of its attributes. */
  readonly prefix: 'data-' | '';
}

function layoutOf({ every, early, prefix }: EarlyGallery): string {
  const rules = layout.cssText
    .replaceAll('[', `[${prefix}`)
    .replaceAll('attr(', `attr(${prefix}`)
    .replaceAll('any-gallery', early)
    .replaceAll('every-gallery', every);
  return rules + captionsOf({ gallery: early, track: '', prefix });
}

/**
 * Lays out a gallery before its script, by its attributes, as the tag does afterwards: nothing moves when it comes alive,
 * and without a script it is scrolled by hand.
 * Source: docs/behaviour/galleries.md §2.5
 */
export const earlyStyles = unsafeCSS(
  layoutOf({ every: 'gallery-block', early: 'gallery-block:not(:defined)', prefix: '' }),
);

/**
 * The same for a gallery that a template has printed, until it holds the tag. `gallery.css` is both with the sheet of the
 * pictures.
 * Source: docs/behaviour/printed-markup.md §11
 */
export const printedStyles = unsafeCSS(
  layoutOf({
    every: '[data-store-gallery]',
    early: '[data-store-gallery]:not(:has(> gallery-block))',
    prefix: 'data-',
  }) + withoutScript.cssText,
);
