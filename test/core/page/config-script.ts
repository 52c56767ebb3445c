const added = new Set<Element>();

/**
 * Puts a settings script into this document; it is gone after the test.
 * @param text what stands in it
 */
export function addConfigScript(text: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.setAttribute('data-store-config', '');
  script.textContent = text;
  return addToHead(script);
}

/**
 * Puts an element into this document's head; it is gone after the test.
 * @param element any element
 */
export function addToHead<T extends Element>(element: T): T {
  added.add(element);
  document.head.append(element);
  return element;
}

afterEach(() => {
  for (const element of added) element.remove();
  added.clear();
});
