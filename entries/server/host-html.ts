import { assert } from '../../core/errors/index.ts';
import { escapeAttribute } from './escape.ts';

/** Attributes of HTML that are on wherever they are present. */
const PRESENT = /^(hidden|inert|autofocus)$/;
const NAME = /^[a-z][\w:.-]*$/;

/**
 * Writes the attributes of a tag.
 * @param tag the tag's name, for messages
 * @param props property → value; objects become JSON
 * @returns attribute → text
 * @throws AssertionError for listeners and names that HTML does not know
 */
export function attributesOf(tag: string, props: Readonly<Record<string, unknown>>): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [property, value] of Object.entries(props)) {
    const name = property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    assert(
      NAME.test(name) && !/^on/.test(name),
      `renderToHTML("${tag}")`,
      'properties and attributes',
      property,
    );
    const text = textOf(value, PRESENT.test(name));
    if (text !== null) attributes[name] = text;
  }
  return attributes;
}

function textOf(value: unknown, isPresence: boolean): string | null {
  switch (typeof value) {
    case 'boolean':
      if (value) return '';
      return isPresence ? null : 'false';
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
