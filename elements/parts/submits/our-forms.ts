/** The tags whose first form holds what visitors say of themselves. */
const FORM_TAGS = 'site-form,restock-signup,member-login,member-join';

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
 * Finds the tag that a form is for; any other form that its author has put there is not ours.
 * @param form the form
 */
export function tagOf(form: HTMLFormElement): Element | null {
  const tag = closestTo(form, FORM_TAGS);
  return tag?.querySelector('form') === form ? tag : null;
}

/**
 * Tells whether what is typed into a form is kept out of addresses.
 * @param form the form
 * Source: docs/behaviour/forms.md §14.1
 */
export function isKeptPrivate(form: HTMLFormElement): boolean {
  return tagOf(form) !== null || (closestTo(form, SELLER) !== null && attributeOf(form, 'method') === null);
}

/**
 * Tells whether a method would put what is typed into an address.
 * @param element the form or its button
 * @param name the attribute
 */
export function isGet(element: Element, name: string): boolean {
  return !/^(post|dialog)$/i.test(attributeOf(element, name) ?? '');
}
