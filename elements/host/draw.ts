import { createElement, type ReactNode } from 'react';
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
export function draw(node: Markup | string, key?: number): ReactNode {
  if (typeof node === 'string') return node;
  const props = Object.fromEntries(
    Object.entries(node.attributes)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [reactName(node.tag, name), FLAGS.includes(name) ? true : value]),
  );
  return createElement(node.tag, { key, ...props }, ...node.children.map((child) => draw(child)));
}

/** What a visitor changes belongs to the visitor: React only gives such a control its first value. */
function reactName(tag: string, name: string): string {
  if (name === 'value' && tag === 'input') return 'defaultValue';
  return REACT_NAMES[name] ?? name;
}
