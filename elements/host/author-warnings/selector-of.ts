const MAX_LEVELS = 4;

/**
 * Builds a selector by which the author can find an element: its id, or a path of at most four levels from the nearest
 * ancestor with an id.
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
