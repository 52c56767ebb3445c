import { refuse } from './refuse.ts';

/** Attributes with another spelling in JSX; all others differ only in case, which HTML ignores. */
const SPELLINGS: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };

/** Attributes whose true and false are written out. */
const IN_WORDS = /^(aria-|data-|contentEditable$|draggable$|spellCheck$)/;

/** Props of uncontrolled fields. */
const UNCONTROLLED = /^default[CV]/;

/**
 * Writes one attribute as React would.
 * @param element the element
 * @param name as JSX spells it
 * @param value null, undefined and false remove it, except attributes whose false is written out
 * @throws Error for an attribute that a face must not use
 * Source: docs/behaviour/elements.md §3
 */
export function writeAttribute(element: Element, name: string, value: unknown): void {
  // `suppressHydrationWarning` is only for React: the visitor may have opened a <details>.
  if (name === 'suppressHydrationWarning' || name === 'children') return;
  const text = attributeText(name, value);
  const attribute = SPELLINGS[name] ?? name;
  if (attribute === 'value' && element instanceof HTMLSelectElement) return;
  if (text === null) element.removeAttribute(attribute);
  else if (attribute === 'value' && element instanceof HTMLTextAreaElement) element.textContent = text;
  // Writing the same URL again would load a server's picture again.
  else if (element.getAttribute(attribute) !== text) element.setAttribute(attribute, text);
}

/**
 * Returns whether an attribute still has its written value; the value of a list or text area is not an attribute.
 * @param element the element
 * @param name as JSX spells it
 * @param value the written value
 */
export function isWritten(element: Element, name: string, value: unknown): boolean {
  if (typeof value !== 'string' || name === 'children') return true;
  const written = element.getAttribute(SPELLINGS[name] ?? name);
  return written === value || (written === null && name === 'value');
}

/** Null where the attribute is absent. */
function attributeText(name: string, value: unknown): string | null {
  if (UNCONTROLLED.test(name)) refuse(name);
  if (value === null || value === undefined) return null;
  switch (typeof value) {
    case 'boolean':
      if (IN_WORDS.test(name)) return String(value);
      return value ? '' : null;
    case 'string':
    case 'number':
      return String(value);
    default:
      // Refuses styles and markup, which a strict CSP forbids, refs, and handlers outside of the table.
      return refuse(name);
  }
}

/**
 * Writes the properties that a visitor can also change: only if they differ, so that caret and selection stay.
 * @param element a field, whose children are painted
 * @param props of a controlled field
 */
export function writeLiveValues(element: Element, props: Readonly<Record<string, unknown>>): void {
  const field = element as Element & { value?: unknown; checked?: unknown };
  if ('value' in props && 'value' in field) {
    const text = attributeText('value', props.value) ?? '';
    if (field.value !== text) field.value = text;
  }
  if ('checked' in props && field.checked !== props.checked) field.checked = props.checked;
}
