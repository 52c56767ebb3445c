import type { Picture } from '../domains/content/index.ts';

/**
 * Describes a picture of the site.
 * @param name file below /assets/, without extension
 * @param altText alternative text
 * @param colors wall, table and centre, as six hexadecimal digits
 * @param originalSize `WxH`, in pixels
 */
export function picture(
  name: string,
  altText: string,
  [wall, table, centre]: readonly [wall: string, table: string, centre: string],
  originalSize = '1200x900',
): Picture {
  return {
    assetUrl: `/assets/${name}.svg`,
    altText,
    originalSize,
    mediaFocalPoint: { x: 0.5, y: 0.5 },
    colorData: {
      topLeftAverage: wall,
      topRightAverage: wall,
      bottomLeftAverage: table,
      bottomRightAverage: table,
      centerAverage: centre,
    },
  };
}
