import type { PropertyDeclarations } from '@lit/reactive-element';

/** What a class of elements says about its attributes. */
interface Described {
  readonly properties: PropertyDeclarations;
  readonly observedAttributes: readonly string[];
}

/** Class → what was found out about it: a page may have a thousand elements of one. */
const spellings = new WeakMap<Described, ReadonlyMap<string, string>>();
const known = new WeakMap<Described, ReadonlySet<string>>();

/** Attributes of any element; the others are looked at more closely. */
const EVERY_ELEMENTS =
  /^(id|class|style|slot|part|title|lang|dir|role|is|hidden|inert|popover|nonce|translate|tabindex|draggable|exportparts)$|^(data|aria|on)|[^a-z_-]/;

/**
 * Lists the lower-cased spellings of properties: frameworks write them as attributes while there is no such property yet.
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

/**
 * Lists the attributes of an element that its class does not know and that are not every element's.
 * @param element the element
 * @param described its class
 * Source: docs/behaviour/elements.md §2.7
 */
export function unknownNames(element: Element, described: Described): readonly string[] {
  let names = known.get(described);
  if (!names) known.set(described, (names = new Set(described.observedAttributes)));
  const isKnown = (name: string) => names.has(name) || EVERY_ELEMENTS.test(name);
  return element.getAttributeNames().filter((name) => !isKnown(name));
}
