import { RECORD_TYPES } from '../enumerations/index.ts';
import { readPicture, type Picture } from '../images/index.ts';
import { fieldsOf, isJsonObject, type JsonFields } from '../json/index.ts';
import { isLinkAddress, plainText } from '../text/index.ts';

/** What every item of a gallery has. */
interface ItemWords {
  /** Unique in its gallery. */
  readonly id: string;
  /** Plain text; may be empty. */
  readonly title: string;
  /** Plain text; may be empty. */
  readonly text: string;
  /** Where a click leads; empty for nowhere. */
  readonly href: string;
}

/** A picture of a gallery. Source: docs/behaviour/galleries.md §3.1 */
export interface GalleryImage extends ItemWords {
  readonly kind: 'image';
  readonly picture: Picture;
}

/** A film of a gallery. Source: docs/behaviour/galleries.md §3.2 */
export interface GalleryVideo extends ItemWords {
  readonly kind: 'video';
  /** Shown until it plays; null for none. */
  readonly picture: Picture | null;
  /** The provider's markup, not sanitised. */
  readonly embedHtml: string;
  /** Such as "YouTube"; may be empty. */
  readonly providerName: string;
}

/** Words among the pictures of a gallery. Source: docs/behaviour/galleries.md §3.3 */
export interface GalleryText extends ItemWords {
  readonly kind: 'text';
}

/** An item of a gallery. Source: docs/behaviour/galleries.md §3 */
export type GalleryItem = GalleryImage | GalleryVideo | GalleryText;

/** A gallery as a document gives it. */
export interface GalleryDocument {
  readonly items: readonly GalleryItem[];
  /** As written, unchecked. */
  readonly options: Readonly<Record<string, unknown>>;
}

/**
 * Reads a gallery.
 * @param json a list of content items, or an object with `items` and `options`
 * @returns its items without those that show nothing; null for anything else
 * Source: docs/behaviour/galleries.md §3
 */
export function readGallery(json: unknown): GalleryDocument | null {
  const isList = Array.isArray(json);
  const document = fieldsOf(isList ? { items: json } : json);
  if (!Array.isArray(document.raw('items'))) return null;
  const options = document.raw('options');
  const items = (document.raw('items') as unknown[]).map(readItem);
  return { items: items.filter((item) => item !== null), options: isJsonObject(options) ? options : {} };
}

function readItem(json: unknown, index: number): GalleryItem | null {
  const item = fieldsOf(json);
  const words = readWords(item, index);
  const picture = readPicture(json);
  const isBlank = !picture && words.title === '' && words.text === '';
  // Not built yet: a film is its picture and its words.
  if (isBlank) return null;
  const embed = fieldsOf(item.raw('oembed'));
  const [embedHtml, providerName] = [embed.trimmed('html') ?? '', embed.trimmed('providerName') ?? ''];
  if (item.raw('recordType') === RECORD_TYPES.video || embedHtml !== '')
    return { ...words, kind: 'video', picture, embedHtml, providerName };
  return picture ? { ...words, kind: 'image', picture } : { ...words, kind: 'text' };
}

function readWords(item: JsonFields, index: number): ItemWords {
  const href = [
    item.trimmed('clickthroughUrl'),
    item.trimmed('externalLink'),
    item.trimmed('sourceUrl'),
  ].find((address) => address !== null && isLinkAddress(address));
  return {
    id: item.trimmed('id') ?? String(index + 1),
    title: (item.text('title') ?? '').trim(),
    text: plainText(item.text('body') ?? item.text('description') ?? ''),
    href: href ?? '',
  };
}
