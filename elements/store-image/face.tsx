import type { ReactNode } from 'react';
import { IMAGE_WORDS } from '../../core/words/index.ts';
import type { DrawingProps } from '../host/index.ts';
import type { ImageContent, ShownImage } from './content.ts';

/**
 * Renders a picture; the author's own is left alone.
 * @param props its content
 * Source: docs/behaviour/images.md §7
 */
export function ImageFace({ content }: DrawingProps<ImageContent, null>): ReactNode {
  switch (content.state) {
    case 'authors':
      return null;
    case 'failed':
      return content.alt === '' ? (
        <span part="missing" />
      ) : (
        <span part="missing" role="img" aria-label={content.alt}>
          {content.alt}
        </span>
      );
    case 'shown':
      return <Shown {...content} />;
  }
}

function Shown({ src, srcset, sizes, alt, isPreview, isWhole, ...rest }: ShownImage): ReactNode {
  const { width, height, loading, fetchPriority } = rest;
  return (
    <>
      {/* `src` is last: all attributes that decide what is requested, and when, are set before it. */}
      <img
        part="image"
        alt={alt}
        width={width ?? undefined}
        height={height ?? undefined}
        loading={loading}
        decoding="async"
        fetchPriority={fetchPriority}
        data-whole={isWhole ? true : undefined}
        sizes={sizes}
        srcSet={srcset}
        src={src}
      />
      {isPreview && <span part="preview">{IMAGE_WORDS.picturePreview}</span>}
    </>
  );
}
