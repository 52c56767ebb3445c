import { isPictureAddress } from '../text/index.ts';
import { parseImageSize } from './image-size.ts';

/** The attributes of an image; null or empty where the author set none. */
export interface ImageMarkup {
  readonly src: string | null;
  /** Empty for decoration, null where it is not given. */
  readonly alt: string | null;
  /** In px; as it was written where it is no number. */
  readonly width: number | string | null;
  /** In px; as it was written where it is no number. */
  readonly height: number | string | null;
  readonly sizes: string;
  readonly srcset: string;
  readonly priority: string;
  readonly loader: string;
  /** A size in the website builder's format; null where it is not used. */
  readonly originalSize: string | null;
  /** Whether its size is only in a JSON document, which only the script reads. */
  readonly isSizedByDocument: boolean;
}

/** The loading priority of an image; the first is the default. Source: docs/behaviour/images.md §6.1 */
export const IMAGE_PRIORITIES = ['', 'high', 'low'] as const;

/** Whether the website builder's server resizes an image; the first is the default. */
export const IMAGE_LOADERS = ['sqs', 'raw'] as const;

/** A mistake in the markup of an image, for its author to correct. */
export interface MarkupFault {
  /** An error may be visible to visitors; a warning names something ignored. */
  readonly severity: 'error' | 'warning';
  /** Names the mistake and the correction. */
  readonly sentence: string;
}

interface Rule extends MarkupFault {
  readonly isBroken: (markup: ImageMarkup) => boolean;
}

/** The message for text that is not a size; templates print it unchanged. Source: docs/behaviour/images.md §1.2 */
export const INVALID_SIZE = "Invalid source parameter. Pass in 'originalSize'";

const RULES: readonly Rule[] = [
  {
    severity: 'error',
    isBroken: ({ src }) => isMissing(src),
    sentence: '"src" is required. Write src="/mug.jpg".',
  },
  {
    severity: 'error',
    isBroken: ({ src }) => !isMissing(src) && !isPictureAddress(src ?? ''),
    sentence: '"src" must be an address of http or https, or "data:image". Write src="/mug.jpg".',
  },
  {
    severity: 'error',
    isBroken: ({ originalSize }) => originalSize !== null && !parseImageSize(originalSize),
    sentence: `${INVALID_SIZE}.`,
  },
  ...(['width', 'height'] as const).flatMap((side): readonly Rule[] => [
    {
      severity: 'error',
      isBroken: (markup) => isMissing(markup[side]),
      sentence: `"${side}" is required: that of the picture, in pixels. Write ${side}="600".`,
    },
    {
      severity: 'error',
      isBroken: (markup) => !isMissing(markup[side]) && !isPositiveInteger(markup[side]),
      sentence: `"${side}" must be a positive whole number of pixels. Write ${side}="600".`,
    },
  ]),
  {
    severity: 'error',
    isBroken: ({ alt }) => alt === null,
    sentence: '"alt" must be given: what the picture shows, or alt="" for decoration.',
  },
  {
    severity: 'error',
    isBroken: ({ loader, sizes }) => isWord('sqs', loader) && isMissing(sizes),
    sentence:
      '"sizes" is required with the loader "sqs". Write sizes="100vw", or loader="raw" for a picture of another server.',
  },
  {
    severity: 'warning',
    isBroken: ({ loader, srcset }) => !isWord('raw', loader) && !isMissing(srcset),
    sentence: '"srcset" is only for the loader "raw" and is ignored. Write loader="raw".',
  },
  {
    severity: 'warning',
    isBroken: ({ priority }) => !IMAGE_PRIORITIES.some((word) => isWord(word, priority)),
    sentence: '"priority" must be "high", "low" or empty and is ignored. Write priority="high".',
  },
  {
    severity: 'warning',
    isBroken: ({ loader }) => !IMAGE_LOADERS.some((word) => isWord(word, loader)),
    sentence: '"loader" must be "sqs" or "raw"; "sqs" is taken. Write loader="raw".',
  },
  {
    severity: 'warning',
    isBroken: ({ isSizedByDocument }) => isSizedByDocument,
    sentence:
      'Its size is in "image" alone, which only the script reads: until then its place is not kept, and what stands below moves. Write width="600" height="400", those of the picture, too.',
  },
];

/**
 * Checks the markup of an image against the rules.
 * @param markup the author's attributes
 * @returns a fault for each rule that is broken, in the order of the rules
 * Source: docs/behaviour/images.md §6.1
 */
export function markupFaults(markup: ImageMarkup): readonly MarkupFault[] {
  return RULES.filter(({ isBroken }) => isBroken(markup)).map(({ severity, sentence }) => ({
    severity,
    sentence,
  }));
}

/**
 * Returns whether a value is a valid side of an image.
 * @param side a number of px, or a text
 * Source: docs/behaviour/images.md §6.1
 */
export function isPositiveInteger(side: number | string | null): boolean {
  return /^\s*\+?0*[1-9]\d*\s*$/.test(String(side)) && Number.isSafeInteger(Number(side));
}

function isMissing(value: number | string | null): boolean {
  return value === null || String(value).trim() === '';
}

function isWord(word: string, written: string): boolean {
  return written.trim().toLowerCase() === word;
}
