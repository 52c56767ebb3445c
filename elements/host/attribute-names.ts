/** An element class that declares its attributes. */
interface Described {
  readonly observedAttributes: readonly string[];
}

/** Class → cached names: a page may have a thousand elements of one class. */
const known = new WeakMap<Described, ReadonlySet<string>>();

/** Attributes of any element; others are checked against the class. */
const EVERY_ELEMENTS =
  /^(id|class|style|slot|part|title|lang|dir|role|is|hidden|inert|popover|nonce|translate|tabindex|draggable|exportparts)$|^(data|aria|on)|[^a-z_-]/;

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
