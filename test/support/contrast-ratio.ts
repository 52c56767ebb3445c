/** A colour: red, green and blue 0–255. */
type Rgb = readonly [red: number, green: number, blue: number, ...rest: readonly number[]];

function luminance([red, green, blue]: Rgb): number {
  const linear = (channel: number) =>
    channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/**
 * Calculates the contrast of two colours, as WCAG defines it.
 * @returns 1 to 21
 */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
