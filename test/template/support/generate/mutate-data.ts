import type { Choices } from './choices.ts';
import { anything } from './values.ts';

/**
 * Gets data a little wrong: entries are missing, null, empty, or of another type.
 * @param choices the source of randomness
 * @param root is changed
 * @param times how many mistakes
 */
export function mutateData(choices: Choices, root: object, times: number): void {
  for (let time = 0; time < times; time++) mutateOne(choices, root);
}

function mutateOne(choices: Choices, root: object): void {
  let holder = root;
  for (;;) {
    const keys = Object.keys(holder);
    if (keys.length === 0) return;
    const key = choices.one(keys);
    const value: unknown = Reflect.get(holder, key);
    if (typeof value !== 'object' || value === null || choices.chance(18)) {
      if (choices.chance(35) && !Array.isArray(holder)) Reflect.deleteProperty(holder, key);
      // A copy: the next mistake may be made inside it, and values are shared between cases.
      else Reflect.set(holder, key, choices.chance(30) ? null : structuredClone(anything(choices)));
      return;
    }
    holder = value;
  }
}
