import type { ReactNode } from 'react';
import { GALLERY_WORDS } from '../../core/words/index.ts';
import type { DrawingProps } from '../host/index.ts';
import type { GalleryContent } from './content.ts';
import type { GalleryActions } from './model.ts';
import { SIGNS } from './signs.ts';

type FaceProps = DrawingProps<GalleryContent, GalleryActions>;

/**
 * Draws the controls of a gallery, beside its pictures and thumbnails. The pause button comes first in tab order.
 * @param props what is shown, and what a visitor can do
 * Source: docs/behaviour/galleries.md §2
 */
export function GalleryControls({ content, actions }: FaceProps): ReactNode {
  if (content.state === 'still') return null;
  const { isPlaying, hasControls, positionText } = content;
  return (
    <>
      <div part="controls">
        {isPlaying !== null && (
          <button
            part="play"
            type="button"
            aria-label={isPlaying ? GALLERY_WORDS.pauseGallery : GALLERY_WORDS.playGallery}
            onClick={actions.togglePlaying}
          >
            <Sign path={isPlaying ? SIGNS.pause : SIGNS.play} />
          </button>
        )}
        {hasControls && (
          <>
            <button
              part="previous"
              type="button"
              aria-label={GALLERY_WORDS.previousPicture}
              onClick={actions.previous}
            >
              <Sign path={SIGNS.previous} />
            </button>
            <button part="next" type="button" aria-label={GALLERY_WORDS.nextPicture} onClick={actions.next}>
              <Sign path={SIGNS.next} />
            </button>
          </>
        )}
      </div>
      <p part="status" aria-live={isPlaying ? 'off' : 'polite'}>
        {positionText}
      </p>
    </>
  );
}

function Sign({ path }: { readonly path: string }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
