const states = new WeakMap<Element, Pick<CustomStateSet, 'add' | 'delete'>>();

/**
 * Registers the custom states of a tag, so that other modules can set them while a dialog is open.
 * @param element the tag
 * @param own its states; absent where the environment has none
 * @returns its states
 */
export function registerStates(
  element: Element,
  own: CustomStateSet | undefined,
): CustomStateSet | undefined {
  if (own) states.set(element, own);
  return own;
}

/**
 * Sets or removes a custom state of a tag; printed markup has none.
 * @param element the tag
 * @param name the state
 * @param isOn whether it holds
 * Source: docs/behaviour/elements.md §4.1
 */
export function setState(element: Element, name: string, isOn: boolean): void {
  const own = states.get(element);
  if (isOn) own?.add(name);
  else own?.delete(name);
}
