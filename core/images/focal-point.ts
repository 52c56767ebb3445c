/** The point of an image that stays visible when the image is cropped; 0–1 from the left and the top. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** The default focal point. Source: docs/behaviour/images.md §4.1. */
export const CENTRE: FocalPoint = { x: 0.5, y: 0.5 };

let lastX = CENTRE.x;
let lastY = CENTRE.y;
let lastText = '0.5,0.5';

/**
 * Formats a focal point for the image loader.
 * @param point 0–1 each
 * @returns "x,y"
 * Source: docs/behaviour/images.md §4.1
 */
export function focalPointText({ x, y }: FocalPoint): string {
  // Formatting fractions is slow, and consecutive images mostly share their focal point: the last text is cached.
  if (x !== lastX || y !== lastY) {
    lastX = x;
    lastY = y;
    lastText = `${x},${y}`;
  }
  return lastText;
}

/**
 * Writes a focal point as a CSS `object-position`.
 * @param point 0–1 each
 * @returns a value for the CSS property `object-position`
 * Source: docs/behaviour/images.md §4.1
 */
export function objectPosition({ x, y }: FocalPoint): string {
  return `${x * 100}% ${y * 100}%`;
}

const FOCAL_POINT = /^\s*(\d+(?:\.\d+)?|\.\d+)\s*,\s*(\d+(?:\.\d+)?|\.\d+)\s*$/;

/**
 * Reads a focal point.
 * @param text such as "0.5,0.25"
 * @returns the point; null for invalid text or a point outside the image
 * Source: docs/behaviour/images.md §4.1
 */
export function parseFocalPoint(text: string): FocalPoint | null {
  const [, left, top] = FOCAL_POINT.exec(text) ?? [];
  const [x, y] = [Number(left), Number(top)];
  return x <= 1 && y <= 1 ? { x, y } : null;
}
