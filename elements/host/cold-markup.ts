/**
 * One node of markup, described without saying who draws it: React once it is there, the shell until then.
 * Both draw from the same description, so the two can never differ.
 */
export interface Markup {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly children: readonly (Markup | string)[];
  /** A node of another key is another node, even if everything else is the same: what is said twice is heard twice. */
  readonly key?: string;
}

type Child = Markup | string | null | undefined | false;

/**
 * Describes one node.
 * @param tag the HTML tag's name
 * @param attributes HTML attribute names and values; an undefined one is left out
 * @param children nodes and texts; null, undefined and false are left out
 * @returns the description
 */
export function markup(tag: string, attributes: Markup['attributes'], ...children: readonly Child[]): Markup {
  return { tag, attributes, children: children.every(isNode) ? children : children.filter(isNode) };
}

const keys = new WeakMap<Element, string>();

function isNode(child: Child): child is Markup | string {
  return Boolean(child) || child === '';
}

/**
 * Brings the children of a node into the described shape, changing only what differs, so that focus,
 * typed text and a press under way survive.
 * @param parent the node whose children are drawn
 * @param children what they shall be
 */
export function paint(parent: Node, children: readonly (Markup | string)[]): void {
  children.forEach((child, index) => {
    const present = parent.childNodes[index];
    const node = typeof child === 'string' ? paintText(present, child) : paintElement(present, child);
    if (!present) parent.appendChild(node);
    else if (present !== node) parent.replaceChild(node, present);
  });
  while (parent.childNodes.length > children.length) parent.lastChild?.remove();
}

function paintText(present: Node | undefined, text: string): Node {
  if (!(present instanceof Text)) return document.createTextNode(text);
  if (present.data !== text) present.data = text;
  return present;
}

function paintElement(present: Node | undefined, described: Markup): Element {
  const { tag, attributes, children, key } = described;
  const element = isSameNode(present, described) ? present : document.createElement(tag);
  if (key !== undefined) keys.set(element, key);
  for (const { name } of [...element.attributes]) {
    if (attributes[name] === undefined) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  paint(element, children);
  return element;
}

function isSameNode(present: Node | undefined, { tag, key }: Markup): present is Element {
  if (!(present instanceof Element) || present.localName !== tag) return false;
  return !tag.includes('-') && keys.get(present) === key;
}
