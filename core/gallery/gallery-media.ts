import { fieldsOf } from '../json/index.ts';
import { isLinkAddress, plainText } from '../text/index.ts';

/** The media of an item. Source: docs/behaviour/galleries.md §3.2 */
export interface GalleryMedia {
  /** An embedded player in an `iframe`, or a file that the browser plays. */
  readonly kind: 'embed' | 'video' | 'audio';
  readonly url: string;
}

const FILES = [
  ['video', /\.(?:m4v|mov|mp4|ogv|webm)$/i],
  ['audio', /\.(?:aac|flac|m4a|mp3|oga|ogg|opus|wav)$/i],
] as const;

/** Third-party markup is never used; only the address of its first `iframe` is. */
const FRAME = /<iframe(?=[\s/])/i;
/** One attribute, right where the last one ended. */
const ATTRIBUTE = /[\s/]*([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/y;

/**
 * Reads the media of a content item: an embedded player or a file.
 * @param json anything
 * @returns null for a picture or text
 * Source: docs/behaviour/galleries.md §3.2
 */
export function readMedia(json: unknown): GalleryMedia | null {
  const item = fieldsOf(json);
  const frame = frameAddress(fieldsOf(item.raw('oembed')).trimmed('html') ?? '');
  if (frame !== '') return { kind: 'embed', url: frame };
  const sound = fieldsOf(item.raw('structuredContent')).trimmed('audioAssetUrl');
  if (sound !== null && isLinkAddress(sound)) return { kind: 'audio', url: sound };
  const url = item.trimmed('assetUrl');
  return url === null || !isLinkAddress(url) ? null : fileOf(url);
}

/**
 * Finds the address of the player in its embed code.
 * @param html as an item or an attribute holds it
 * @returns empty without an `iframe`, or without a valid address
 * Source: docs/behaviour/galleries.md §3.2
 */
function frameAddress(html: string): string {
  const address = plainText(sourceIn(html));
  return address !== '' && isLinkAddress(address) ? address : '';
}

function sourceIn(html: string): string {
  const frame = FRAME.exec(html);
  if (!frame) return '';
  const attribute = new RegExp(ATTRIBUTE);
  attribute.lastIndex = frame.index + frame[0].length;
  for (let found = attribute.exec(html); found; found = attribute.exec(html)) {
    const [, name = '', double, single, bare] = found;
    if (name.toLowerCase() === 'src') return double ?? single ?? bare ?? '';
  }
  return '';
}

function fileOf(url: string): GalleryMedia | null {
  const [path = ''] = url.split(/[?#]/, 1);
  const kind = FILES.find(([, ending]) => ending.test(path))?.[0];
  return kind ? { kind, url } : null;
}
