import { ASPECT_RATIOS, GALLERY_LIMITS, SLIDER_RATIO } from '../../core/gallery/index.ts';
import { css, unsafeCSS } from '../host/index.ts';
import { captionsOf } from './caption-styles.ts';

const { thumbnailsPerRow, paddingPx, thumbnailStripHeightPx, thumbnailStripMarginPx } = GALLERY_LIMITS;

/** The layout numbers, in rules for a gallery before its script: see `layoutOf`. */
const numbers = `
  any-gallery {
    --_columns: ${thumbnailsPerRow.fallback};
    --_padding: ${paddingPx.fallback}px;
    --_ratio: ${ASPECT_RATIOS.square};
    --_below: ${thumbnailStripHeightPx.fallback + thumbnailStripMarginPx.fallback}px;
  }
  /* Numeric attributes, where browsers support typed attr() (Chrome 133); elsewhere the defaults apply until the script. */
  @supports (gap: attr(padding px)) {
    any-gallery {
      --_padding: attr(padding px, ${paddingPx.fallback}px);
      --_below: calc(
        attr(thumbnail-strip-height px, ${thumbnailStripHeightPx.fallback}px) +
          attr(thumbnail-strip-margin px, ${thumbnailStripMarginPx.fallback}px)
      );
    }
  }
  any-gallery[design='slider']:not([aspect-ratio]) { --_ratio: ${SLIDER_RATIO}; }
  ${Object.entries(ASPECT_RATIOS)
    .map(([name, ratio]) => `any-gallery[aspect-ratio='${name}'] { --_ratio: ${ratio}; }`)
    .join('\n  ')}
  ${Array.from({ length: thumbnailsPerRow.max }, (_, index) => index + 1)
    .map((count) => `any-gallery[thumbnails-per-row='${count}'] { --_columns: ${count}; }`)
    .join('\n  ')}
`;

/** The layout rules that use them. */
const layout = css`
  any-gallery {
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
  /* Without a script nothing else shows that there is more. */
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
  @media print {
    any-gallery:is([design='slideshow'], [design='carousel'], [design='slider']) {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--_padding);
      margin-block-end: 0 !important;
      padding: 0 !important;
      overflow: visible;
    }
    any-gallery:is([design='slideshow'], [design='carousel'], [design='slider']) > * {
      inline-size: auto;
      break-inside: avoid;
    }
  }
  /* Before and after: Chromium counts a former scroller as a layout shift unless it has a layer of its own. */
  every-gallery:is([design='slideshow'], [design='carousel'], [design='slider']) {
    will-change: transform;
  }
`;

/* Loaded by a script only; the picture beside it is shown. */
const withoutScript = css`
  @media (scripting: none) {
    [data-store-gallery] img[data-src]:not([src]) {
      display: none;
    }
  }
`;

/** A gallery that contains its pictures. */
interface EarlyGallery {
  /** Before its script and after it. */
  readonly every: string;
  /** Before its script. */
  readonly early: string;
  /** Prefix of its attribute names. */
  readonly prefix: 'data-' | '';
}

function layoutOf({ every, early, prefix }: EarlyGallery): string {
  const rules = (numbers + layout.cssText)
    .replaceAll('[', `[${prefix}`)
    .replaceAll('attr(', `attr(${prefix}`)
    .replaceAll('any-gallery', early)
    .replaceAll('every-gallery', every);
  return rules + captionsOf({ gallery: early, track: '', prefix });
}

/**
 * Lays out a gallery before its script, from its attributes, as the tag does later: nothing shifts on
 * initialisation, and it scrolls without a script.
 * Source: docs/behaviour/galleries.md §2.5
 */
export const earlyStyles = unsafeCSS(
  layoutOf({ every: 'gallery-block', early: 'gallery-block:is(:not(:defined), :state(early))', prefix: '' }),
);

/**
 * The same for a printed gallery before the tag is inserted. `gallery.css` is both, with the sheet of the
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
