/** What opens a product over the page: printed by a formatter, or an author's own link. Source: docs/behaviour/printed-markup.md §9.1 */
export const TRIGGER = '.sqs-product-quick-view-button[data-id],[data-store-quick-view]';

/**
 * Finds what opens a product over the page.
 * @param target what was pressed
 * @returns the trigger itself or the one that the target stands in; null where there is none
 * Source: docs/behaviour/printed-markup.md §9.1
 */
export function triggerAround(target: Element): HTMLElement | null {
  const trigger = target.closest<HTMLElement>(TRIGGER);
  return trigger && itemIdOf(trigger) !== '' ? trigger : null;
}

/**
 * Tells which product a trigger opens.
 * @param trigger what is pressed
 * @returns the product's id; empty for none
 * Source: docs/behaviour/printed-markup.md §9.1
 */
export function itemIdOf({ dataset }: HTMLElement): string {
  return dataset['storeQuickView'] ?? dataset['id'] ?? '';
}
