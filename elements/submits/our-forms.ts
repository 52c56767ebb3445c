/** The tags whose first form contains personal data. */
const FORM_TAGS = 'site-form,restock-signup,member-login,member-join';

/** Forms that templates print, and their containers. Source: docs/behaviour/printed-markup.md §7, §8.1 */
const PRINTED_FORMS = 'form[data-form-id],.product-restock-notification,.product-restock-form';

/** Buttons that submit to a URL of their own or only close a dialog. Source: docs/behaviour/forms.md §9.5 */
export const LEFT_TO_BROWSER = '[formaction],[formmethod=dialog i]';

/** Not private: it contains a product, and its author may want that in the URL. */
export const SELLER = 'store-add-to-cart';

/**
 * Finds an ancestor of a form, like `closest`. A field may have the name of any member of the form, so only the
 * prototype's method is safe to call.
 * @param form the form
 * @param selector matches the ancestor
 */
export function closestTo(form: Element, selector: string): Element | null {
  return Element.prototype.closest.call(form, selector);
}

/**
 * Returns whether a form or its button matches a selector, regardless of its fields' names.
 * @param element the form or its button
 * @param selector the selector
 */
export function matches(element: Element, selector: string): boolean {
  return Element.prototype.matches.call(element, selector);
}

/**
 * Finds the root of a node, regardless of fields named like members of a form.
 * @param node the node
 */
export function rootOf(node: Node): Node {
  // A test may have removed the global.
  const prototype = (globalThis as { Node?: typeof Node }).Node?.prototype ?? node;
  return prototype.getRootNode.call(node);
}

/**
 * Reads an attribute of a form or its button, regardless of fields of the same name.
 * @param element the form or its button
 * @param name the attribute
 */
export function attributeOf(element: Element, name: string): string | null {
  return Element.prototype.getAttribute.call(element, name);
}

/**
 * Writes or removes an attribute of a form or its button, regardless of fields of the same name.
 * @param element the form or its button
 * @param name the attribute
 * @param value null removes it
 */
export function setAttributeOf(element: Element, name: string, value: string | null): void {
  if (value === null) Element.prototype.removeAttribute.call(element, name);
  else Element.prototype.setAttribute.call(element, name, value);
}

/**
 * Returns the button of a submission while it can still submit the form: with any other one, browsers throw.
 * @param form the form
 * @param submitter the button that was pressed
 */
export function submitterIn(
  form: HTMLFormElement,
  submitter: HTMLElement | null | undefined,
): HTMLElement | null {
  const { form: owner, type } = (submitter ?? {}) as Partial<HTMLButtonElement>;
  return submitter && owner === form && /^(?:submit|image)$/.test(type ?? '') ? submitter : null;
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
 * Returns whether the input of a form is kept out of URLs.
 * @param form the form
 * @param method its author's method; null for none
 * Source: docs/behaviour/forms.md §14.1
 */
export function isKeptPrivate(form: Element, method: string | null): boolean {
  if (tagOf(form) ?? closestTo(form, PRINTED_FORMS)) return true;
  return method === null && closestTo(form, SELLER) !== null;
}
