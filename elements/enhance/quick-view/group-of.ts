import { itemIdOf, TRIGGER } from '../../purchase/index.ts';

/**
 * Lists what a visitor steps through: the triggers of the same `data-group`, in the order of the page, one for each product.
 * @param trigger what was pressed
 * @returns the triggers, with this one; it alone where it has no group
 * Source: docs/behaviour/printed-markup.md §9.5
 */
export function groupOf(trigger: HTMLElement): readonly HTMLElement[] {
  const { group } = trigger.dataset;
  if (!group) return [trigger];
  const itemId = itemIdOf(trigger);
  const others = new Set([itemId, '']);
  return [...(trigger.getRootNode() as ParentNode).querySelectorAll<HTMLElement>(TRIGGER)].filter((each) => {
    if (each.dataset['group'] !== group) return false;
    const id = itemIdOf(each);
    // The pressed one stands for its product, wherever else that is printed.
    if (each !== trigger && others.has(id)) return false;
    others.add(id);
    return true;
  });
}
