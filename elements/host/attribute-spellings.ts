import type { PropertyDeclarations } from '@lit/reactive-element';

/** An element class that declares its properties. */
interface Described {
  readonly properties: PropertyDeclarations;
}

/** Class → cached spellings: a page may have a thousand elements of one class. */
const spellings = new WeakMap<Described, ReadonlyMap<string, string>>();

/**
 * Lists the lower-cased spellings of properties: frameworks write them as attributes while there is no such property
 * yet.
 * @param described the class
 * @returns spelling → the attribute that is meant
 * Source: docs/behaviour/elements.md §2.1
 */
export function spellingsOf(described: Described): ReadonlyMap<string, string> {
  const present = spellings.get(described);
  if (present) return present;
  const found = new Map(
    Object.entries(described.properties)
      .map(([name, { attribute }]) => [name.toLowerCase(), String(attribute)] as const)
      .filter(([spelling, attribute]) => spelling !== attribute),
  );
  spellings.set(described, found);
  return found;
}
