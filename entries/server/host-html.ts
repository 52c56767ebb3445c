import { assert } from '../../core/errors/index.ts';
import { escapeAttribute } from './escape.ts';

/** Attributes of HTML that are on wherever they are present. */
const PRESENT = /^(hidden|inert|autofocus|itemscope|disabled|readonly|popover)$/;
/** Attributes of HTML whose values are the words "true" and "false". */
const SPELLED = /^(aria-.+|data-.+|draggable|spellcheck|contenteditable|writingsuggestions)$/;
const NAME = /^[a-z][\w:.-]*$/;
/** What only scripts can set, or what frameworks keep for themselves. */
const NO_ATTRIBUTE = /^(on.*|innerHTML|outerHTML|textContent|dangerouslySetInnerHTML|children|key|ref)$/;
/** Properties of HTML whose attributes have no dash. */
const HTML_NAMES: Readonly<Record<string, string>> = {
  accessKey: 'accesskey',
  className: 'class',
  contentEditable: 'contenteditable',
  enterKeyHint: 'enterkeyhint',
  inputMode: 'inputmode',
  spellCheck: 'spellcheck',
  tabIndex: 'tabindex',
};

/**
 * Writes the attributes of a tag.
 * @param tag the tag's name, for messages
 * @param props property → value; objects become JSON
 * @returns attribute → text
 * @throws AssertionError for listeners, and for names and values that HTML does not know
 */
export function attributesOf(tag: string, props: Readonly<Record<string, unknown>>): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [property, value] of Object.entries(props)) {
    const name = attributeName(property);
    const place = `renderToHTML("${tag}")`;
    assert(NAME.test(name) && !NO_ATTRIBUTE.test(property), place, 'properties and attributes', property);
    assert(name !== 'style' || typeof value !== 'object', place, 'a text as style', value);
    const text = textOf(value, name);
    if (text !== null) attributes[name] = text;
  }
  return attributes;
}

function attributeName(property: string): string {
  const known = Object.hasOwn(HTML_NAMES, property) ? HTML_NAMES[property] : undefined;
  if (known) return known;
  const aria = /^aria([A-Z]\w*)$/.exec(property)?.[1];
  return aria
    ? `aria-${aria.toLowerCase()}`
    : property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function textOf(value: unknown, name: string): string | null {
  switch (typeof value) {
    case 'boolean':
      if (SPELLED.test(name)) return String(value);
      if (value) return '';
      return PRESENT.test(name) ? null : 'false';
    case 'string':
    case 'number':
      return String(value);
    case 'object':
      return value === null ? null : JSON.stringify(value);
    case 'undefined':
      return null;
    default:
      return assertJson(value);
  }
}

function assertJson(value: unknown): never {
  assert(false, 'renderToHTML', 'values that HTML can express', value);
}

/**
 * Writes a tag.
 * @param tag its name
 * @param attributes attribute → text
 * @param innerHTML its content
 */
export function writeTag(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  innerHTML: string,
): string {
  const written = Object.entries(attributes).map(([name, text]) =>
    text === '' ? ` ${name}` : ` ${name}="${escapeAttribute(text)}"`,
  );
  return `<${tag}${written.join('')}>${innerHTML}</${tag}>`;
}
