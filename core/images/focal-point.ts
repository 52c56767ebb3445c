/** The point of an image that stays visible when it is cropped; 0–1 from the left and the top. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** Where no point was chosen. Source: docs/behaviour/images.md §4.1. */
export const CENTRE: FocalPoint = { x: 0.5, y: 0.5 };

let lastX = CENTRE.x;
let lastY = CENTRE.y;
let lastText = '0.5,0.5';

/**
 * Writes a point as the image loader reads it.
 * @param point 0–1 each
 * @returns "x,y"
 * Source: docs/behaviour/images.md §4.1
 */
export function focalPointText({ x, y }: FocalPoint): string {
  // Fractions are slow to write, and neighbours mostly share their point: one text is kept.
  if (x !== lastX || y !== lastY) {
    lastX = x;
    lastY = y;
    lastText = `${x},${y}`;
  }
  return lastText;
}
