/** Runs in a page: draws photographs, the same ones every time. */

/** The photographs to draw. */
export interface Drawing {
  /** In px. */
  readonly width: number;
  /** In px. */
  readonly height: number;
  /** How many. */
  readonly count: number;
  /** Of the JPEG files, 0–1. */
  readonly quality: number;
}

declare global {
  /** Draws photographs; their JPEG files in base64. */
  var drawPictures: (drawing: Drawing) => Promise<readonly string[]>;
}

const GRAIN_ALPHA = 16;
const HILLS = 40;

globalThis.drawPictures = async ({ width, height, count, quality }) => {
  const random = createRandom();
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas.');
  const grain = drawGrain(width, height, random);
  const files: string[] = [];
  while (files.length < count) {
    drawHills(context, random);
    context.drawImage(grain, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    files.push(await base64Of(blob));
  }
  return files;
};

/** Numbers from 0 to 1, always the same: Lehmer's generator. */
function createRandom(): () => number {
  let seed = 1;
  return () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

function drawHills(context: OffscreenCanvasRenderingContext2D, random: () => number): void {
  const { width, height } = context.canvas;
  const hue = random() * 360;
  const radius = (length: number) => (length / 4) * (0.2 + random());
  for (let hill = 0; hill < HILLS; hill += 1) {
    context.fillStyle = `hsl(${hue + random() * 60} 40% ${20 + random() * 60}%)`;
    context.beginPath();
    context.ellipse(random() * width, random() * height, radius(width), radius(height), 0, 0, 2 * Math.PI);
    context.fill();
  }
}

function drawGrain(width: number, height: number, random: () => number): OffscreenCanvas {
  const image = new ImageData(width, height);
  new Uint32Array(image.data.buffer).forEach((_, place, pixels) => {
    // Black or white, and barely visible.
    pixels[place] = (random() < 0.5 ? 0 : 0xff_ff_ff) + GRAIN_ALPHA * 2 ** 24;
  });
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(image, 0, 0);
  return canvas;
}

function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result.replace(/^.*,/, ''));
    });
    reader.readAsDataURL(blob);
  });
}
