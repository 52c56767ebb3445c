import { itemIdOf, PRINTED, printedIn } from './printed-parts.ts';
import { nearestOf } from './nearest.ts';

/** What stands together on a page to sell one product once. */
export interface Counter {
  /** The element that stands for the counter: its variants, else its quantity, else its button. */
  readonly anchor: HTMLElement;
  readonly variants: HTMLElement | null;
  readonly quantity: HTMLElement | null;
  readonly buttons: readonly HTMLElement[];
}

interface Parts {
  readonly variants: readonly HTMLElement[];
  readonly quantities: readonly HTMLElement[];
  readonly buttons: readonly HTMLElement[];
}

/**
 * Sorts printed product parts: which variants, quantity and buttons belong together. A quantity belongs to its nearest
 * variants, a button too; without variants a quantity belongs to its nearest button. So several cards of one product
 * stay apart, and a second button, as in a bar that stays in sight, buys what is chosen in the card.
 * @param root where to look
 * @param isFree whether an element may be taken
 * @returns the counters, each with its own anchor
 * Source: template language §13.2
 */
export function findCounters(
  root: ParentNode,
  isFree: (element: HTMLElement) => boolean,
): readonly Counter[] {
  const find = (selector: string) => printedIn(root, selector).filter(isFree);
  const found = {
    variants: find(PRINTED.variants),
    quantities: find(PRINTED.quantity),
    buttons: find(PRINTED.button),
  };
  const itemIds = new Set(Object.values(found).flat().map(itemIdOf));
  if (itemIds.size === 1) return countersOf(found);
  return [...itemIds].flatMap((itemId) => {
    const ofItem = (element: HTMLElement) => itemIdOf(element) === itemId;
    return countersOf({
      variants: found.variants.filter(ofItem),
      quantities: found.quantities.filter(ofItem),
      buttons: found.buttons.filter(ofItem),
    });
  });
}

function countersOf({ variants, quantities, buttons }: Parts): readonly Counter[] {
  const quantityOf = partners(quantities, (quantity) => nearestOf(quantity, variants, 'before'));
  const loose = quantities.filter((quantity) => ![...quantityOf.values()].includes(quantity));
  const looseOf = partners(variants.length > 0 ? [] : loose, (quantity) =>
    nearestOf(quantity, buttons, 'after'),
  );
  const anchorOf = new Map(
    buttons.map((button) => [button, nearestOf(button, variants, 'before') ?? button]),
  );
  return [
    ...variants.map((anchor) => ({
      anchor,
      variants: anchor,
      quantity: quantityOf.get(anchor) ?? null,
      buttons: buttons.filter((button) => anchorOf.get(button) === anchor),
    })),
    ...buttons
      .filter((button) => anchorOf.get(button) === button)
      .map((button) => {
        const quantity = looseOf.get(button) ?? null;
        return { anchor: quantity ?? button, variants: null, quantity, buttons: [button] };
      }),
  ];
}

/** Whom each quantity serves; the first one where several would. */
function partners(
  quantities: readonly HTMLElement[],
  partnerOf: (quantity: HTMLElement) => HTMLElement | null,
): ReadonlyMap<HTMLElement, HTMLElement> {
  const found = new Map<HTMLElement, HTMLElement>();
  for (const quantity of quantities) {
    const partner = partnerOf(quantity);
    if (partner && !found.has(partner)) found.set(partner, quantity);
  }
  return found;
}
