import { fieldsOf, readText, type JsonFields } from '../json/index.ts';
import { isPictureAddress } from '../text/index.ts';
import { altText } from './alt-text.ts';
import { CENTRE, type FocalPoint } from './focal-point.ts';
import { parseImageSize, type ImageSize } from './image-size.ts';
import { formatUrl, srcset, thumbnailFormat } from './image-widths.ts';
import { readCornerColours, type CornerColours } from './corner-colours.ts';

/** The widest thumbnail of a strip, in px. Source: docs/behaviour/galleries.md §1 */
const THUMBNAIL_WIDTH_PX = 300;

/** A picture of a website, as an element shows it. Source: docs/behaviour/images.md §5.1 */
export interface Picture {
  /** The address of the whole picture. */
  readonly url: string;
  /** Its other widths; empty where the server has none. */
  readonly srcset: string;
  /** The address of a small one, for a strip of thumbnails. */
  readonly thumbnailUrl: string;
  /** In px; null where the document does not say. */
  readonly size: ImageSize | null;
  readonly focalPoint: FocalPoint;
  /** Null where the document does not say. */
  readonly colours: CornerColours | null;
  /** Empty for decoration. */
  readonly alt: string;
  /** True for a picture that has not been bought yet. */
  readonly isLicensedPreview: boolean;
}

/**
 * Reads the picture of a content item.
 * @param json anything
 * @returns the picture; null for anything else, or without a safe picture address
 * Source: docs/behaviour/images.md §5
 */
export function readPicture(json: unknown): Picture | null {
  const item = fieldsOf(json);
  const url = item.trimmed('assetUrl');
  if (url === null || !isPictureAddress(url)) return null;
  return {
    url,
    ...widthsOf(url, item.text('systemDataVariants')),
    size: readSize(item.text('originalSize')),
    focalPoint: readFocalPoint(item.raw('mediaFocalPoint')),
    colours: readCornerColours(item.raw('colorData')),
    alt: readAlt(item),
    isLicensedPreview: item.has('licensedAssetPreview'),
  };
}

/** With an empty text, the author marks the picture as decoration. */
function readAlt(item: JsonFields): string {
  const own = item.read('altText', readText);
  if (own !== null) return own;
  const words = { title: item.text('title'), body: item.text('body'), filename: item.text('filename') };
  return altText(
    { title: words.title ?? '', body: words.body ?? '', filename: words.filename ?? '' },
    true,
  ).trim();
}

function widthsOf(url: string, variants: string | null): Pick<Picture, 'srcset' | 'thumbnailUrl'> {
  const formats = (variants ?? '').split(',').filter((format) => /^\d+w$/.test(format));
  if (formats.length === 0) return { srcset: '', thumbnailUrl: url };
  const thumbnail = thumbnailFormat(THUMBNAIL_WIDTH_PX);
  const thumbnailUrl = formats.includes(thumbnail) ? formatUrl(url, thumbnail) : url;
  return { srcset: srcset(url, formats, formatUrl), thumbnailUrl };
}

function readSize(text: string | null): ImageSize | null {
  const size = parseImageSize(text ?? '');
  return size && size.width > 0 && size.height > 0 ? size : null;
}

function readFocalPoint(json: unknown): FocalPoint {
  const point = fieldsOf(json);
  const share = (name: string) =>
    point.read(name, (value) => (typeof value === 'number' && value >= 0 && value <= 1 ? value : undefined));
  const [x, y] = [share('x'), share('y')];
  return x === null || y === null ? CENTRE : { x, y };
}
