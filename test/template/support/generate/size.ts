import type { Choices } from './choices.ts';

/** Width and height of an image, as text. */
export function size(choices: Choices): string {
  return choices.weighted([
    [8, `${1 + choices.below(3000)}x${1 + choices.below(3000)}`],
    [1, '1200x800'],
    [1, choices.one(['0x0', 'x', '100', '12x', '1.5x2', '-1x5', '10x20x30', ' 10x20'])],
  ]);
}
