const added = new Set<Element>();

/**
 * Adds a settings script to this document until the end of the test.
 * @param text its text
 */
export function addConfigScript(text: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.setAttribute('data-store-config', '');
  script.textContent = text;
  return addToHead(script);
}

/**
 * Adds an element to this document's head until the end of the test.
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
