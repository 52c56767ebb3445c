import type { ElementType, ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import type { Markup } from './cold-markup.ts';

/** HTML attributes that React knows under another name. */
const REACT_NAMES: Readonly<Record<string, string>> = {
  for: 'htmlFor',
  class: 'className',
  inputmode: 'inputMode',
  novalidate: 'noValidate',
  autocomplete: 'autoComplete',
  maxlength: 'maxLength',
  readonly: 'readOnly',
};

/** HTML attributes that are there or not. */
const FLAGS: readonly string[] = ['hidden', 'novalidate', 'readonly', 'disabled'];

/**
 * Draws a description with React.
 * @param node what the shell would have painted
 * @param key React's key among siblings
 * @returns the React nodes
 */
export function draw(node: Markup | string, key?: string | number): ReactNode {
  if (typeof node === 'string') return node;
  const { attributes, children } = node;
  const tag = node.tag as ElementType;
  const props: Record<string, unknown> = {};
  for (const name in attributes) {
    const value = attributes[name];
    if (value !== undefined) props[reactName(node.tag, name)] = FLAGS.includes(name) || value;
  }
  const [first, second] = children;
  if (second !== undefined) {
    props.children = children.map((child) => draw(child, keyOf(child)));
    // As children written in JSX: their places are their keys.
    return jsxs(tag, props, key);
  }
  if (first !== undefined) props.children = draw(first, keyOf(first));
  return jsx(tag, props, key);
}

function keyOf(node: Markup | string): string | undefined {
  return typeof node === 'string' ? undefined : node.key;
}

/** What a visitor changes belongs to the visitor: React only gives such a control its first value. */
function reactName(tag: string, name: string): string {
  if (name === 'value' && tag === 'input') return 'defaultValue';
  return REACT_NAMES[name] ?? name;
}
