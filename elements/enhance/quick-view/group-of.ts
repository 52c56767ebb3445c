import { itemIdOf, TRIGGER } from '../../purchase/index.ts';

/**
 * Lists the triggers with the same `data-group`, in document order, one for each product.
 * @param trigger the clicked trigger
 * @returns the triggers, including this one; only this one without a group
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
    // The clicked trigger represents its product, even if others of the group do as well.
    if (each !== trigger && others.has(id)) return false;
    others.add(id);
    return true;
  });
}
