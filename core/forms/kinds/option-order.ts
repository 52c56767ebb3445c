import { $speech } from '../../words/index.ts';
import type { Choice } from '../field/field.ts';

type Sort = (choices: readonly Choice[], seed: string) => readonly Choice[];

/** The values of a schema's `optionOrder`. Source: docs/behaviour/forms.md §2.3 */
const SORTS: Readonly<Record<string, Sort>> = {
  listed: (choices) => choices,
  alphabetical(choices) {
    const { compare } = new Intl.Collator($speech.get().locale, { numeric: true });
    return [...choices].sort((one, other) => compare(one.label, other.label));
  },
  // By a hash of each, so that other choices keep their places while an owner edits the list.
  random: (choices, seed) =>
    choices
      .map((choice) => ({ choice, place: hashOf(choice.value + seed) }))
      .sort((one, other) => one.place - other.place)
      .map(({ choice }) => choice),
};

/**
 * Sorts the choices of a field for display.
 * @param choices in the owner's order
 * @param order the schema's order; an unknown one keeps the owner's order
 * @param seed determines a random order
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

/** FNV-1a; the seed is last, so that its length mixes the differences between choices. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}
