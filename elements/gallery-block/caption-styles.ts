import { css, unsafeCSS } from '../host/index.ts';

/** The position of captions, in rules for a gallery before and after its script: see `captionsOf`. */
const sheet = css`
  any-gallery[position^='top'] {
    --_picture-place: end;
  }
  /* Aligns the pictures of one row, whatever the length of the captions above them. */
  any-gallery[position^='top'] the-track {
    --_figure-align: stretch;
    --_mark-inset: auto auto 0.5rem 0.5rem;
    --_caption-order: -1;
    --_caption-margin: 0 0 auto;
    --_caption-padding: 0 0 0.625rem;
  }
  any-gallery[position='center'] the-track {
    --_caption-align: center;
  }
  any-gallery[position$='-left'] the-track {
    --_caption-align: left;
  }
  any-gallery[position$='-right'] the-track {
    --_caption-align: right;
  }
  /* Between the buttons. */
  any-gallery[design='slideshow'] the-track {
    --_words-padding: 0.75rem 4.5rem;
  }
  /* Over the picture of a slideshow, readable on any; a small one would be covered. */
  @media (min-width: 40.0625rem) {
    any-gallery[design='slideshow'] the-track {
      --_caption-place: absolute;
      --_caption-inset: auto 0 0;
      --_caption-margin: 0;
      --_caption-padding: 0.75rem 1rem;
      --_caption-ink: #fff;
      --_caption-paper: rgb(0 0 0 / 0.68);
      --_sound-room: 3.375rem;
    }
    any-gallery[design='slideshow']:is([position$='-left'], [position$='-right']) the-track {
      --_caption-max: max(45%, 18rem);
    }
    any-gallery[design='slideshow'][position^='top'] the-track {
      --_caption-inset: 0 0 auto;
    }
    any-gallery[design='slideshow'][position='bottom-left'] the-track {
      --_caption-inset: auto auto 0 0;
    }
    any-gallery[design='slideshow'][position='bottom-right'] the-track {
      --_caption-inset: auto 0 0 auto;
    }
    any-gallery[design='slideshow'][position='top-left'] the-track {
      --_caption-inset: 0 auto auto 0;
    }
    any-gallery[design='slideshow'][position='top-right'] the-track {
      --_caption-inset: 0 0 auto auto;
    }
    /* Between the buttons. */
    any-gallery[design='slideshow'][position='center'] the-track {
      --_caption-inset: 0;
      --_caption-margin: auto;
      --_sound-room: auto;
      --_caption-padding: 0.75rem 4.5rem;
    }
  }
`;

/** The selectors of a gallery's parts. */
interface GalleryNames {
  readonly gallery: string;
  /** Empty where the gallery contains the pictures itself. */
  readonly track: string;
  /** Prefix of its attribute names. */
  readonly prefix: 'data-' | '';
}

/**
 * Writes the rules for captions.
 * @param names the selectors of a gallery
 * @returns CSS
 */
export function captionsOf({ gallery, track, prefix }: GalleryNames): string {
  return sheet.cssText
    .replaceAll('[position', `[${prefix}meta-position`)
    .replaceAll('[design', `[${prefix}design`)
    .replaceAll('any-gallery', gallery)
    .replaceAll(' the-track', track);
}

/** The position of captions after initialisation. */
export const captionStyles = unsafeCSS(
  captionsOf({ gallery: "[part='gallery']", track: " [part='track']", prefix: 'data-' }),
);
