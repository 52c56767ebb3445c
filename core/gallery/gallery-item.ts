import { readPicture, type Picture } from '../images/index.ts';
import { fieldsOf } from '../json/index.ts';
import { isLinkAddress, plainText } from '../text/index.ts';
import { readMedia, type GalleryMedia } from './gallery-media.ts';

/** An item of a gallery: a picture, media, text, or several of them. Source: docs/behaviour/galleries.md §3 */
export interface GalleryItem {
  /** Null without a picture. For media, the poster. */
  readonly picture: Picture | null;
  /** Null without media. */
  readonly media: GalleryMedia | null;
  /** Whether the item is a placeholder for a picture that has not been chosen yet. */
  readonly isPlaceholder: boolean;
  /** Plain text; may be empty. */
  readonly title: string;
  /** Plain text; may be empty. */
  readonly text: string;
  /** The link's target; empty for none. */
  readonly href: string;
}

/** The media type of a picture that has not been chosen yet. */
const EMPTY = 'imageEmpty';

/** Fields that may hold an item's link, the most common first. */
const LINK_FIELDS = ['clickthroughUrl', 'externalLink', 'sourceUrl'] as const;

/**
 * Finds the items of a gallery without reading them: there may be thousands.
 * @param json a list of content items, or an object with `items`
 * @returns the items, each for `readGallery`; null for anything else
 * Source: docs/behaviour/galleries.md §3
 */
export function listGallery(json: unknown): readonly unknown[] | null {
  const items = Array.isArray(json) ? (json as unknown[]) : fieldsOf(json).raw('items');
  return Array.isArray(items) ? (items as unknown[]) : null;
}

/**
 * Reads a gallery.
 * @param json a list of content items, or an object with `items`
 * @returns its items without those that show nothing; null for anything else
 * Source: docs/behaviour/galleries.md §3
 */
export function readGallery(json: unknown): readonly GalleryItem[] | null {
  return listGallery(json)?.map(readItem).filter(showsSomething) ?? null;
}

/**
 * Reads the display options of a gallery.
 * @param json an object with `options`
 * @returns the unchecked value of an option by name; undefined for anything else
 * Source: docs/behaviour/galleries.md §3.5
 */
export function readGalleryOptions(json: unknown): (name: string) => unknown {
  const options = fieldsOf(fieldsOf(json).raw('options'));
  return (name) => options.raw(name);
}

function showsSomething({ picture, media, isPlaceholder, title, text }: GalleryItem): boolean {
  return picture !== null || media !== null || isPlaceholder || title !== '' || text !== '';
}

function readItem(json: unknown): GalleryItem {
  const item = fieldsOf(json);
  const links = LINK_FIELDS.map((name) => item.trimmed(name));
  const media = readMedia(json);
  // A video file is not its poster.
  const picture = media?.url === item.trimmed('assetUrl') ? null : readPicture(json);
  return {
    picture,
    media,
    isPlaceholder: picture === null && media === null && item.text('mediaType') === EMPTY,
    title: (item.text('title') ?? '').trim(),
    text: plainText(item.text('body') ?? item.text('description') ?? ''),
    href: links.find((address) => address !== null && isLinkAddress(address)) ?? '',
  };
}
