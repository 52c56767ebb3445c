const sets = new WeakMap<Element, CustomStateSet>();
const attach = Reflect.get(HTMLElement.prototype, 'attachInternals');
HTMLElement.prototype.attachInternals = function attachAndRecord() {
  const internals = attach.call(this);
  sets.set(this, internals.states);
  return internals;
};

/**
 * Reads the custom states of an element that was created after this module was imported.
 * @param element the element
 * @returns all names for which it matches `:state()`, sorted
 */
export function statesOf(element: Element): readonly string[] {
  return [...(sets.get(element) ?? [])].sort();
}
