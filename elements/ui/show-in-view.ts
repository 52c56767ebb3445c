/**
 * Scrolls an element into view at once, whatever scrolling the page has set.
 * @param element the element
 * @param block where in the view
 */
export function showInView(element: Partial<Element>, block: ScrollLogicalPosition): void {
  // jsdom has no layout, and no such method.
  element.scrollIntoView?.({ block, behavior: 'instant' });
}
