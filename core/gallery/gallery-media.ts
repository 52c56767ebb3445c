import { fieldsOf } from '../json/index.ts';
import { isLinkAddress, plainText } from '../text/index.ts';

/** What an item plays. Source: docs/behaviour/galleries.md §3.2 */
export interface GalleryMedia {
  /** The player of another site in a frame, or a file that the browser plays. */
  readonly kind: 'embed' | 'video' | 'audio';
  readonly url: string;
}

const FILES = [
  ['video', /\.(?:m4v|mov|mp4|ogv|webm)$/i],
  ['audio', /\.(?:aac|flac|m4a|mp3|oga|ogg|opus|wav)$/i],
] as const;

/** Of markup from elsewhere, the address of its first frame is all that is taken. */
const FRAME = /<iframe(?=[\s/])/i;
/** One attribute, right where the last one ended. */
const ATTRIBUTE = /[\s/]*([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/y;

/**
 * Reads what a content item plays: the player of another site, or a file.
 * @param json anything
 * @returns null for a picture, or words
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
 * Finds the address of the player in the markup that its site gave.
 * @param html as an item or an attribute holds it
 * @returns empty for markup without a frame, or whose frame leads nowhere
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
