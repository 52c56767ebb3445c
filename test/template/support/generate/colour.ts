import type { Choices } from './choices.ts';
import type { Thing } from './thing.ts';
import { weather } from './values.ts';

/** A colour by hue, saturation and lightness. */
export function colour(choices: Choices): Thing {
  return weather(choices, {
    hue: choices.one([0, 210.456, 360, 361, -1, '12']),
    saturation: choices.one([0, 0.5, 0.12345, 1, 2]),
    lightness: choices.one([0, 0.25, 1, -1]),
    ...(choices.chance(50) && { alpha: choices.one([0, 0.5, 0.333, 1, 2]) }),
  });
}
