const PREFIX = 'field.';

/**
 * Names a control in the page. In our own form, a control named like a member of elements, such as `appendChild`, would hide
 * that member from React. A server's form keeps all names: it is sent by the browser, and React does not draw it.
 * @param name the control's name
 * @param isPart whether the page's own form sends it under this name
 * Source: docs/behaviour/forms.md §9.7
 */
export function nameInPage(name: string, isPart: boolean): string {
  return !isPart && globalThis.Element && name in Element.prototype ? PREFIX + name : name;
}

/**
 * Finds the control of a name in the page.
 * @param drawnName the name in the page
 * @param isControl tells whether a control has a name
 * @returns the control's name
 */
export function nameOfControl(drawnName: string, isControl: (name: string) => boolean): string {
  const isPrefixed = !isControl(drawnName) && drawnName.startsWith(PREFIX);
  return isPrefixed ? drawnName.slice(PREFIX.length) : drawnName;
}
