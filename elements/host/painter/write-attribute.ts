import { refuse } from './refuse.ts';

/** Attributes that JSX spells otherwise; others differ in capitals at most, which HTML does not mind. */
const SPELLINGS: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };

/** Attributes whose true and false are words. */
const IN_WORDS = /^(aria-|data-|contentEditable$|draggable$|spellCheck$)/;

/** What would make a field its own master. */
const UNCONTROLLED = /^default[CV]/;

/**
 * Writes one attribute as React would.
 * @param element where
 * @param name as JSX spells it
 * @param value null, undefined and false take it away, but for attributes whose false is a word
 * @throws Error for what a face must not use
 * Source: docs/behaviour/elements.md §3
 */
export function writeAttribute(element: Element, name: string, value: unknown): void {
  // The former is for React alone: an open <details> is the visitor's doing.
  if (name === 'suppressHydrationWarning' || name === 'children') return;
  const text = attributeText(name, value);
  const attribute = SPELLINGS[name] ?? name;
  if (attribute === 'value' && element instanceof HTMLSelectElement) return;
  if (text === null) element.removeAttribute(attribute);
  else if (attribute === 'value' && element instanceof HTMLTextAreaElement) element.textContent = text;
  else element.setAttribute(attribute, text);
}

/**
 * Tells whether an attribute stands as it was written; of a list and of a text area, the value is none.
 * @param element where
 * @param name as JSX spells it
 * @param value what was written
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
      // Styles and markup, which a strict policy forbids; references; handlers that are not in the table.
      return refuse(name);
  }
}

/**
 * Writes what a visitor changes, too: only where it differs, so that caret and selection stay.
 * @param element a field, its children drawn already
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
