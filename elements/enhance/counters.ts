import { itemIdOf, PRINTED, printedIn } from './printed-parts.ts';
import { neighbourhood } from './nearest.ts';

/** What stands together on a page to sell one product once. */
export interface Counter {
  /** The element that stands for the counter: its variants, else its quantity, else its button. */
  readonly anchor: HTMLElement;
  readonly variants: HTMLElement | null;
  readonly quantity: HTMLElement | null;
  readonly buttons: readonly HTMLElement[];
  /** The fields in them; a theme may put others into their place. */
  readonly fields: readonly Element[];
}

type PartsOfCounter = Omit<Counter, 'fields'>;

/** The printed parts of one product, by kind, each in document order. */
type Parts = Record<'variants' | 'quantity' | 'button', HTMLElement[]>;

/**
 * Sorts printed product parts: which variants, quantity and buttons belong together. A quantity belongs to its nearest
 * variants, a button too; without variants a quantity belongs to its nearest button. So several cards of one product
 * stay apart, and a second button, as in a bar that stays in sight, buys what is chosen in the card.
 * @param root where to look
 * @param isFree whether an element may be taken
 * @returns the counters, each with its own anchor
 * Source: docs/behaviour/printed-markup.md §2.1
 */
export function findCounters(
  root: ParentNode,
  isFree: (element: HTMLElement) => boolean,
): readonly Counter[] {
  const groups = new Map<string, Parts>();
  for (const kind of ['variants', 'quantity', 'button'] as const) {
    for (const element of printedIn(root, PRINTED[kind])) {
      if (isFree(element)) groupOf(groups, itemIdOf(element))[kind].push(element);
    }
  }
  return [...groups.values()]
    .flatMap(countersOf)
    .map((counter) => ({ ...counter, fields: fieldsOf(counter) }));
}

function fieldsOf({ variants, quantity }: PartsOfCounter): readonly Element[] {
  return [variants, quantity].flatMap((part) => (part ? [...part.querySelectorAll(PRINTED.field)] : []));
}

function groupOf(groups: Map<string, Parts>, itemId: string): Parts {
  const group = groups.get(itemId) ?? { variants: [], quantity: [], button: [] };
  groups.set(itemId, group);
  return group;
}

function countersOf({ variants, quantity: quantities, button: buttons }: Parts): readonly PartsOfCounter[] {
  const variantsNear = neighbourhood(variants);
  const buttonNear = neighbourhood(variants.length > 0 ? [] : buttons);
  const quantityOf = partners(quantities, (quantity) => variantsNear(quantity, 'before'));
  const looseOf = partners(quantities, (quantity) => buttonNear(quantity, 'after'));
  const buttonsOf = new Map<HTMLElement | null, HTMLElement[]>();
  for (const button of buttons) {
    const anchor = variantsNear(button, 'before');
    const same = buttonsOf.get(anchor);
    if (same) same.push(button);
    else buttonsOf.set(anchor, [button]);
  }
  return [
    ...variants.map((anchor) => ({
      anchor,
      variants: anchor,
      quantity: quantityOf.get(anchor) ?? null,
      buttons: buttonsOf.get(anchor) ?? [],
    })),
    ...(buttonsOf.get(null) ?? []).map((button) => {
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
