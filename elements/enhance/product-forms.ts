import { itemIdOf, PRINTED, printedIn } from './parts/index.ts';
import { createPartnerFinder } from './nearest-partner.ts';

/** The printed parts that together sell one product: variants, quantity, buttons. */
export interface ProductForm {
  /** Identifies the form: its variants, otherwise its quantity, otherwise its button. */
  readonly anchor: HTMLElement;
  readonly variants: HTMLElement | null;
  readonly quantity: HTMLElement | null;
  readonly buttons: readonly HTMLElement[];
  /** Their fields, which a theme may replace. */
  readonly fields: readonly Element[];
}

type FormParts = Omit<ProductForm, 'fields'>;

/** The printed parts of one product, by kind, each in document order. */
type Parts = Record<'variants' | 'quantity' | 'button', HTMLElement[]>;

/**
 * Finds which variants, quantity and buttons belong together. A quantity or a button belongs to its nearest variants;
 * without variants, a quantity belongs to its nearest button. So several cards of one product stay apart, and a second
 * button, as in a sticky bar, buys what is chosen in the card.
 * @param root where to look
 * @param isFree whether an element may be claimed
 * @returns the forms, each with its own anchor
 * Source: docs/behaviour/printed-markup.md §2.1
 */
export function findProductForms(
  root: ParentNode,
  isFree: (element: HTMLElement) => boolean,
): readonly ProductForm[] {
  const groups = new Map<string, Parts>();
  for (const kind of ['variants', 'quantity', 'button'] as const) {
    for (const element of printedIn(root, PRINTED[kind])) {
      if (isFree(element)) groupOf(groups, itemIdOf(element))[kind].push(element);
    }
  }
  return [...groups.values()].flatMap(formsOf).map((form) => ({ ...form, fields: fieldsOf(form) }));
}

function fieldsOf({ variants, quantity }: FormParts): readonly Element[] {
  return [variants, quantity].flatMap((part) => (part ? [...part.querySelectorAll(PRINTED.field)] : []));
}

function groupOf(groups: Map<string, Parts>, itemId: string): Parts {
  const group = groups.get(itemId) ?? { variants: [], quantity: [], button: [] };
  groups.set(itemId, group);
  return group;
}

function formsOf({ variants, quantity: quantities, button: buttons }: Parts): readonly FormParts[] {
  const variantsNear = createPartnerFinder(variants);
  const buttonNear = createPartnerFinder(variants.length > 0 ? [] : buttons);
  const quantityOf = partners(quantities, (quantity) => variantsNear(quantity, 'before'));
  const quantityOfButton = partners(quantities, (quantity) => buttonNear(quantity, 'after'));
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
      const quantity = quantityOfButton.get(button) ?? null;
      return { anchor: quantity ?? button, variants: null, quantity, buttons: [button] };
    }),
  ];
}

/** The quantity of each partner; the first one where there are several. */
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
