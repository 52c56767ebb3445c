/**
 * Draws a picture of one colour.
 * @param color a CSS colour
 * @param size in px
 * @returns its URL
 */
export function drawnPicture(color: string, { width, height } = { width: 60, height: 40 }): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
