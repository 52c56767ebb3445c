/** The tags whose first form holds what visitors say of themselves. */
const FORM_TAGS = 'site-form,restock-signup,member-login,member-join';

/** Forms that templates print, and what stands around them. Source: docs/behaviour/printed-markup.md §7, §8.1 */
const PRINTED_FORMS = 'form[data-form-id],.product-restock-notification,.product-restock-form';

/** It sells, and its author may have a reason for an address with a product in it. */
export const SELLER = 'store-add-to-cart';

/**
 * Finds what is around a form. A field may have the name of any member of the form: only the prototype's can be called.
 * @param form the form
 * @param selector what is looked for
 */
export function closestTo(form: Element, selector: string): Element | null {
  return Element.prototype.closest.call(form, selector);
}

/**
 * Tells whether a form or its button matches a selector, past fields of any name.
 * @param element the form or its button
 * @param selector what is looked for
 */
export function matches(element: Element, selector: string): boolean {
  return Element.prototype.matches.call(element, selector);
}

/**
 * Finds the uppermost node around a node, past fields named like members of a form.
 * @param node the node
 */
export function rootOf(node: Node): Node {
  // A test may have taken the global away.
  const prototype = (globalThis as { Node?: typeof Node }).Node?.prototype ?? node;
  return prototype.getRootNode.call(node);
}

/**
 * Reads an attribute of a form or its button, past fields of the same name.
 * @param element the form or its button
 * @param name the attribute
 */
export function attributeOf(element: Element, name: string): string | null {
  return Element.prototype.getAttribute.call(element, name);
}

/**
 * Writes or removes an attribute of a form or its button, past fields of the same name.
 * @param element the form or its button
 * @param name the attribute
 * @param value null removes it
 */
export function setAttributeOf(element: Element, name: string, value: string | null): void {
  if (value === null) Element.prototype.removeAttribute.call(element, name);
  else Element.prototype.setAttribute.call(element, name, value);
}

/**
 * Finds the author's form of a tag: the first one that is not in a nested tag. Further ones are not ours.
 * @param tag one of the tags with forms
 */
export function formOf(tag: Element): HTMLFormElement | undefined {
  return [...tag.querySelectorAll('form')].find((form) => closestTo(form, FORM_TAGS) === tag);
}

/**
 * Finds the tag of a form.
 * @param form the form
 * @returns null for a form that is not ours
 */
export function tagOf(form: Element): Element | null {
  const tag = closestTo(form, FORM_TAGS);
  return tag && formOf(tag) === form ? tag : null;
}

/**
 * Tells whether what is typed into a form is kept out of addresses.
 * @param form the form
 * @param method the one that its author has written; null for none
 * Source: docs/behaviour/forms.md §14.1
 */
export function isKeptPrivate(form: Element, method: string | null): boolean {
  if (tagOf(form) ?? closestTo(form, PRINTED_FORMS)) return true;
  return method === null && closestTo(form, SELLER) !== null;
}
