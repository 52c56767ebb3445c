import type { ImageSize } from '../../../../core/images/index.ts';
import { createTurns } from './in-turn.ts';
import { loadSharp, type Sharp, type SharpImage } from './load-sharp.ts';
import type { PictureColours } from './photographs.ts';

/** A picture that is safe to serve: encoded again, without metadata. */
export interface ReadPicture {
  readonly content: Buffer;
  readonly type: 'image/jpeg' | 'image/webp';
  readonly size: ImageSize;
  readonly colours: PictureColours;
}

/** Why a file is refused: it is of another type, cannot be decoded, has too many pixels, or there is no image library. */
export type PictureFault = 'otherType' | 'broken' | 'tooManyPixels' | 'noLibrary';

/** The widest width that is stored, in px: the widest that pages request. */
const MAX_WIDTH_PX = 2_500;
/** A long screenshot is not wide. */
const MAX_HEIGHT_PX = 5_000;
/** Decoding needs four bytes for each, at worst. */
const MAX_PIXELS = 60_000_000;
const TIMEOUT_SECONDS = 30;
const QUALITY = 88;
const COLOUR_GRID = 3;

/** How files of each type begin, and how the library names the type. Drawings (SVG) are not among them: they can contain scripts. */
const TYPES: readonly (readonly [start: RegExp, format: string])[] = [
  [/^\xff\xd8\xff/, 'jpeg'],
  [/^\x89PNG\r\n\x1a\n/, 'png'],
  [/^GIF8[79]a/, 'gif'],
  [/^RIFF[^]{4}WEBP/, 'webp'],
  // Its brands may be in any order.
  [/^[^]{4}ftyp[^]{0,56}avi[fs]/, 'heif'],
];
const START_BYTES = 68;

const inTurn = createTurns();

/**
 * Reads a picture that somebody has sent. What counts is its content: it is decoded, turned upright, made at most 2,500 px wide, and encoded
 * again without metadata. Of an animation the first picture is taken. One picture is read at a time.
 * @param sent the file
 * @param sharp the image library, or null without one
 * @returns the picture, or why it is refused
 * Source: docs/behaviour/reference-store.md §27.1
 */
export async function readPicture(
  sent: Uint8Array,
  sharp: Sharp | null = loadSharp(),
): Promise<ReadPicture | PictureFault> {
  if (sharp === null) return 'noLibrary';
  const start = Buffer.from(sent.subarray(0, START_BYTES)).toString('latin1');
  const format = TYPES.find(([pattern]) => pattern.test(start))?.[1];
  if (format === undefined) return 'otherType';
  return inTurn(() => decode(sharp, sent, format));
}

async function decode(sharp: Sharp, sent: Uint8Array, format: string): Promise<ReadPicture | PictureFault> {
  try {
    const open = (): SharpImage =>
      // Pixels are checked here, because the library does not say why it refuses them.
      sharp(sent, { failOn: 'error', limitInputPixels: false, pages: 1 });
    const { format: found, width, height } = await open().metadata();
    if (found !== format) return 'otherType';
    if (width * height > MAX_PIXELS) return 'tooManyPixels';
    const upright = open().timeout({ seconds: TIMEOUT_SECONDS }).autoOrient();
    const resized = upright.resize({
      width: MAX_WIDTH_PX,
      height: MAX_HEIGHT_PX,
      fit: 'inside',
      withoutEnlargement: true,
    });
    const { data, info } = await resized.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
    const { width: widthPx, height: heightPx, channels } = info;
    const pixels = (): SharpImage => sharp(data, { raw: { width: widthPx, height: heightPx, channels } });
    const isOpaque = (await pixels().stats()).isOpaque;
    return {
      content: await (
        isOpaque ? pixels().jpeg({ quality: QUALITY }) : pixels().webp({ quality: QUALITY })
      ).toBuffer(),
      type: isOpaque ? 'image/jpeg' : 'image/webp',
      size: { width: widthPx, height: heightPx },
      colours: await averageColours(pixels()),
    };
  } catch {
    return 'broken';
  }
}

/**
 * Finds the average colours of a picture of the store.
 * @param content as `readPicture` has encoded it
 * @param sharp the image library, or null without one
 * @returns of the corners and the centre; grey without an image library
 * Source: docs/behaviour/images.md §4.2
 */
export async function coloursOf(
  content: Uint8Array,
  sharp: Sharp | null = loadSharp(),
): Promise<PictureColours> {
  return sharp === null ? ['cccccc', 'cccccc', 'cccccc', 'cccccc', 'cccccc'] : averageColours(sharp(content));
}

async function averageColours(image: SharpImage): Promise<PictureColours> {
  const grid = await image
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .resize({ width: COLOUR_GRID, height: COLOUR_GRID, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = grid;
  const colourAt = (column: number, row: number): string => {
    const start = (row * COLOUR_GRID + column) * info.channels;
    // A grey picture may have one channel.
    const channels = [0, 1, 2].map((channel) => data[start + Math.min(channel, info.channels - 1)] ?? 0);
    return channels.map((value) => value.toString(16).padStart(2, '0')).join('');
  };
  return [colourAt(0, 0), colourAt(2, 0), colourAt(0, 2), colourAt(2, 2), colourAt(1, 1)];
}
