import type { Choices } from './choices.ts';
import type { Thing } from './thing.ts';
import { text, weather } from './values.ts';

/** A cart with its entries. */
export function cart(choices: Choices): Thing {
  return weather(choices, {
    entries: choices.some(0, 3, () =>
      weather(choices, { quantity: choices.one([1, 2, 5, '3']), title: text(choices) }),
    ),
    subtotalCents: choices.below(100_000),
    grandTotalCents: choices.below(100_000),
  });
}
