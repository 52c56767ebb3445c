const states = new WeakMap<Element, Pick<CustomStateSet, 'add' | 'delete'>>();

/**
 * Notes the custom states of a tag, which others may set for as long as something is open over the page.
 * @param element the tag
 * @param own its states; absent where the environment has none
 * @returns its states
 */
export function noteStates(element: Element, own: CustomStateSet | undefined): CustomStateSet | undefined {
  if (own) states.set(element, own);
  return own;
}

/**
 * Sets a custom state of a tag, or takes it away; printed markup has none.
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
