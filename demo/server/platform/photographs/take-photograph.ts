import type { ImageSize } from '../../../../core/images/index.ts';
import type { Sharp } from './load-sharp.ts';

/** Change it whenever the same drawing gives another photograph. */
export const RECIPE = '1';

/** The side of the tiles of grain, a power of two, in px. */
const TILE_SIDE = 512;
const MASK = TILE_SIDE - 1;
const QUALITY = 90;
const DOTS_PER_INCH_OF_DRAWINGS = 72;

/** Position of the lamp as fractions of the sides, its brightness, and its falloff. */
const LAMP = { x: 0.38, y: 0.3, light: 1.06, falloff: 0.38 };
const STRENGTH = { fine: 0.085, coarse: 0.028, grain: 0.055 };

/**
 * Renders a drawing as a photograph, with a light, uneven surfaces and film grain, so that its files are as large as those of
 * photographs. The same drawing always gives the same photograph.
 * @param sharp the image library
 * @param drawing an SVG
 * @param size of the photograph
 * @param drawingWidth width of the drawing, in px
 * @returns a JPEG
 */
export async function takePhotograph(
  sharp: Sharp,
  drawing: Buffer,
  { width, height }: ImageSize,
  drawingWidth: number,
): Promise<Buffer> {
  const pixels = await sharp(drawing, { density: (DOTS_PER_INCH_OF_DRAWINGS * width) / drawingWidth })
    .resize({ width, height, fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  expose(pixels, width, height);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

function expose(pixels: Buffer, width: number, height: number): void {
  const [fine, coarse] = [unevenness(1, 1), unevenness(7, 2)];
  let seed = 3;
  for (let y = 0, at = 0; y < height; y += 1) {
    const row = (y & MASK) * TILE_SIDE;
    const fromLampY = (y / height - LAMP.y) ** 2;
    for (let x = 0; x < width; x += 1, at += 3) {
      const place = row + (x & MASK);
      const light = LAMP.light - LAMP.falloff * (fromLampY + (x / width - LAMP.x) ** 2);
      const surface = 1 + STRENGTH.fine * (fine[place] ?? 0) + STRENGTH.coarse * (coarse[place] ?? 0);
      seed = nextRandom(seed);
      const grain = (seed >> 24) * STRENGTH.grain;
      for (let channel = at; channel < at + 3; channel += 1) {
        const value = (pixels[channel] ?? 0) * light * surface + grain;
        pixels[channel] = Math.max(0, Math.min(255, value));
      }
    }
  }
}

/** A seamless tile of noise that is blurred twice; values from −1 to 1. */
function unevenness(radius: number, firstSeed: number): Float32Array {
  let seed = firstSeed;
  let tile = Float32Array.from({ length: TILE_SIDE * TILE_SIDE }, () => {
    seed = nextRandom(seed);
    return seed / 2 ** 31;
  });
  for (const step of [1, TILE_SIDE, 1, TILE_SIDE]) tile = blur(tile, radius, step);
  const greatest = tile.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return tile.map((value) => value / greatest);
}

/** Along the rows with a step of 1, along the columns with a step of the tile's side. */
function blur(tile: Float32Array, radius: number, step: number): Float32Array<ArrayBuffer> {
  const blurred = new Float32Array(tile.length);
  const lineStep = step === 1 ? TILE_SIDE : 1;
  for (let line = 0; line < TILE_SIDE; line += 1) {
    const placeOf = (index: number) => line * lineStep + (index & MASK) * step;
    const valueOf = (index: number) => tile[placeOf(index)] ?? 0;
    let sum = 0;
    for (let index = -radius; index <= radius; index += 1) sum += valueOf(index);
    for (let index = 0; index < TILE_SIDE; index += 1) {
      blurred[placeOf(index)] = sum;
      sum += valueOf(index + radius + 1) - valueOf(index - radius);
    }
  }
  return blurred;
}

/** A linear congruential generator: 32 bits, signed. */
function nextRandom(seed: number): number {
  return (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
}
