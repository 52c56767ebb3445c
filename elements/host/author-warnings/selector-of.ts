const MAX_LEVELS = 4;

/**
 * Names an element so that the author of a page finds it, as a selector: by its id, or by the way to it from the nearest
 * ancestor with an id, four levels at most.
 * @param element the element
 * Source: docs/behaviour/elements.md §2.7
 */
export function selectorOf(element: Element): string {
  const steps: string[] = [];
  for (let place: Element | null = element; place && steps.length < MAX_LEVELS; place = place.parentElement) {
    steps.unshift(stepOf(place));
    if (place.id !== '' || place === document.body) break;
  }
  return steps.join(' > ');
}

function stepOf(element: Element): string {
  const { id, localName, parentElement } = element;
  if (id !== '') return `${localName}#${CSS.escape(id)}`;
  const alike = [...(parentElement?.children ?? [])].filter((sibling) => sibling.localName === localName);
  return alike.length > 1 ? `${localName}:nth-of-type(${alike.indexOf(element) + 1})` : localName;
}
