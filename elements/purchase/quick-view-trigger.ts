import { membersOf } from '../../core/shared/index.ts';

/** Triggers of a quick view: printed by a formatter, or an author's own link. Source: docs/behaviour/printed-markup.md §9.1 */
export const TRIGGER = '.sqs-product-quick-view-button[data-id],[data-store-quick-view]';

/**
 * Finds the trigger of a quick view.
 * @param target the clicked element
 * @returns the target itself or the trigger around it; null where there is none
 * Source: docs/behaviour/printed-markup.md §9.1
 */
export function triggerAround(target: Element): HTMLElement | null {
  const trigger = membersOf(target).closest<HTMLElement>(TRIGGER);
  return trigger && itemIdOf(trigger) !== '' ? trigger : null;
}

/**
 * Reads which product a trigger opens.
 * @param trigger the trigger
 * @returns the product's id; empty for none
 * Source: docs/behaviour/printed-markup.md §9.1
 */
export function itemIdOf({ dataset }: HTMLElement): string {
  return dataset['storeQuickView'] ?? dataset['id'] ?? '';
}
