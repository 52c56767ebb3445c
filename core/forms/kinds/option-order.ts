import { $speech } from '../../words/index.ts';
import type { Choice } from '../field/field.ts';

type Sort = (choices: readonly Choice[], seed: string) => readonly Choice[];

/** What a schema's `optionOrder` may say. Source: docs/behaviour/forms.md §2.3 */
const SORTS: Readonly<Record<string, Sort>> = {
  listed: (choices) => choices,
  alphabetical(choices) {
    const { compare } = new Intl.Collator($speech.get().locale, { numeric: true });
    return [...choices].sort((one, other) => compare(one.label, other.label));
  },
  // By a hash of each: while an owner edits the list, the other choices keep their places.
  random: (choices, seed) =>
    choices
      .map((choice) => ({ choice, place: hashOf(choice.value + seed) }))
      .sort((one, other) => one.place - other.place)
      .map(({ choice }) => choice),
};

/**
 * Puts the choices of a field into the order in which visitors see them.
 * @param choices as the owner has listed them
 * @param order what the schema says; anything unknown leaves them as listed
 * @param seed decides a random order: the same seed, the same order
 * Source: docs/behaviour/forms.md §2.3
 */
export function inOptionOrder(
  choices: readonly Choice[],
  order: string | null,
  seed: string,
): readonly Choice[] {
  const sort = order !== null && Object.hasOwn(SORTS, order) ? SORTS[order] : undefined;
  return sort ? sort(choices, seed) : choices;
}

/** FNV-1a; the seed comes last, so that its length mixes what differs between the choices. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}
