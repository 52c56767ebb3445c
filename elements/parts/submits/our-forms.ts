/** The tags whose first form holds what visitors say of themselves. */
const FORM_TAGS = 'site-form,restock-signup,member-login,member-join';

/** It sells, and its author may have a reason for an address with a product in it. */
export const SELLER = 'store-add-to-cart';

/**
 * Finds the tag that a form is for; any other form that its author has put there is not ours.
 * @param form the form
 */
export function tagOf(form: HTMLFormElement): Element | null {
  const tag = form.closest(FORM_TAGS);
  return tag?.querySelector('form') === form ? tag : null;
}

/**
 * Tells whether what is typed into a form is kept out of addresses.
 * @param form the form
 * Source: docs/behaviour/forms.md §14.1
 */
export function isKeptPrivate(form: HTMLFormElement): boolean {
  return tagOf(form) !== null || (form.closest(SELLER) !== null && !form.hasAttribute('method'));
}

/**
 * Tells whether a method would put what is typed into an address. It is read as an attribute: a field may be named "method".
 * @param element the form or its button
 * @param name the attribute
 */
export function isGet(element: Element, name: string): boolean {
  return !/^(post|dialog)$/i.test(element.getAttribute(name) ?? '');
}
