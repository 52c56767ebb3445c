const PREFIX = 'field.';

/**
 * Names a control of our own form in the page. One named like a member of elements, such as `appendChild`, would hide that
 * member from React.
 * @param name the control's name
 * Source: docs/behaviour/forms.md §9.7
 */
export function nameInPage(name: string): string {
  return name in Element.prototype ? PREFIX + name : name;
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
