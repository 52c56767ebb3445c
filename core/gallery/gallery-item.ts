import { readPicture, type Picture } from '../images/index.ts';
import { fieldsOf } from '../json/index.ts';
import { isLinkAddress, plainText } from '../text/index.ts';

/** An item of a gallery: a picture, words, or both. Source: docs/behaviour/galleries.md §3 */
export interface GalleryItem {
  /** Null where there are words only. */
  readonly picture: Picture | null;
  /** Plain text; may be empty. */
  readonly title: string;
  /** Plain text; may be empty. */
  readonly text: string;
  /** Where a click leads; empty for nowhere. */
  readonly href: string;
}

/** Where a link of an item may stand, the likeliest first. */
const LINK_FIELDS = ['clickthroughUrl', 'externalLink', 'sourceUrl'] as const;

/**
 * Reads a gallery.
 * @param json a list of content items, or an object with `items`
 * @returns its items without those that show nothing; null for anything else
 * Source: docs/behaviour/galleries.md §3
 */
export function readGallery(json: unknown): readonly GalleryItem[] | null {
  const items = Array.isArray(json) ? (json as unknown[]) : fieldsOf(json).raw('items');
  if (!Array.isArray(items)) return null;
  return items.map(readItem).filter(({ picture, title, text }) => picture || title !== '' || text !== '');
}

/**
 * Reads how a gallery says that it is shown.
 * @param json an object with `options`
 * @returns what stands under a name of an option, unread; nothing for anything else
 * Source: docs/behaviour/galleries.md §3.5
 */
export function readGalleryOptions(json: unknown): (name: string) => unknown {
  const options = fieldsOf(fieldsOf(json).raw('options'));
  return (name) => options.raw(name);
}

function readItem(json: unknown): GalleryItem {
  const item = fieldsOf(json);
  const links = LINK_FIELDS.map((name) => item.trimmed(name));
  return {
    picture: readPicture(json),
    title: (item.text('title') ?? '').trim(),
    text: plainText(item.text('body') ?? item.text('description') ?? ''),
    href: links.find((address) => address !== null && isLinkAddress(address)) ?? '',
  };
}
