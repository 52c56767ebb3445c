import { COLOUR_STRINGS } from './strings.ts';

/** A colour by hue, saturation and lightness. Source: docs/behaviour/colours.md §2.1. */
export interface HslColour {
  /** Degrees, 0–360. */
  readonly hue: number;
  /** 0–1. */
  readonly saturation: number;
  /** 0–1. */
  readonly lightness: number;
  /** 0–1, 1 is opaque; undefined if not given. */
  readonly alpha?: number | undefined;
}

const LIMITS = { hue: 360, saturation: 1, lightness: 1, alpha: 1 } as const;
const REQUIRED = ['hue', 'saturation', 'lightness'] as const;

/**
 * Checks the components of a colour.
 * @param colour its components, any numbers; NaN is out of bounds
 * @returns one message where hue, saturation or lightness is missing, then one for each component out of bounds, in the
 * order hue, saturation, lightness, alpha
 * Source: docs/behaviour/colours.md §2.1
 */
export function hslFaults(colour: Partial<HslColour>): string[] {
  const missing = REQUIRED.some((part) => colour[part] === undefined) ? [COLOUR_STRINGS.missing] : [];
  const outOfBounds = (Object.keys(LIMITS) as (keyof typeof LIMITS)[]).filter((part) => {
    const value = colour[part] ?? 0;
    return !(value >= 0 && value <= LIMITS[part]);
  });
  return [...missing, ...outOfBounds.map((part) => COLOUR_STRINGS[part])];
}

/**
 * Formats a colour for CSS.
 * @param colour its components
 * @returns hsl(…), or hsla(…) with an alpha; numbers are rounded to two digits
 * Source: docs/behaviour/colours.md §2.1
 */
export function hslText({ hue, saturation, lightness, alpha }: HslColour): string {
  const parts = `${rounded(hue)}, ${rounded(saturation * 100)}%, ${rounded(lightness * 100)}%`;
  return alpha === undefined ? `hsl(${parts})` : `hsla(${parts}, ${rounded(alpha)})`;
}

function rounded(value: number): number {
  return Number(value.toFixed(2));
}
