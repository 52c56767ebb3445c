import { membersOf } from '../../../core/shared/index.ts';

/** The classes and data attributes that the template engine prints: the contract. Source: docs/behaviour/printed-markup.md §1.1. */
export const PRINTED = {
  variants: '.product-variants[data-item-id]',
  quantity: '.product-quantity-input[data-item-id]',
  button: '.sqs-add-to-cart-button[data-item-id]',
  wrapper: '.sqs-add-to-cart-button-wrapper',
  /** A button, or an element around it, that leads straight to the checkout. */
  express: '[data-store-express]',
  /** A field in variants or quantity. */
  field: 'select, input',
  price: '.product-price',
  scarcity: '.product-scarcity[data-variant-attributes]',
  restock: '.product-restock-notification',
  restockForm: '.product-restock-form',
  /** Elements that show a part of the cart: containers, and single values. */
  customCart: '.sqs-custom-cart, [data-store-cart]:not([data-store-cart="root"])',
  count: ':is(.sqs-custom-cart, [data-store-cart=""]) .sqs-cart-quantity, [data-store-cart="count"]',
  subtotal: ':is(.sqs-custom-cart, [data-store-cart=""]) .sqs-cart-subtotal, [data-store-cart="subtotal"]',
  cartRoot: '#sqs-cart-root, [data-store-cart="root"]',
} as const;

/** The parts of a product form. */
export const PRODUCT_PARTS: string = [PRINTED.variants, PRINTED.quantity, PRINTED.button].join(',');

/** All wired elements but those that show the cart in the page's own markup. */
export const OTHER_PARTS: string = [
  PRODUCT_PARTS,
  ...[PRINTED.wrapper, PRINTED.cartRoot, PRINTED.restock],
].join(',');

/**
 * Finds elements below a root, the root itself included.
 * @param root where to look
 * @param selector which elements
 * @returns the matching elements, in document order
 * Source: docs/behaviour/printed-markup.md §1.1
 */
export function printedIn(root: ParentNode, selector: string): readonly HTMLElement[] {
  const members = membersOf(root);
  const below = [...members.querySelectorAll<HTMLElement>(selector)];
  return isElement(root) && members.matches(selector) ? [root, ...below] : below;
}

/**
 * Reads the id of the product that a printed element belongs to.
 * @param element variants, quantity or button
 * Source: docs/behaviour/printed-markup.md §1.1
 */
export function itemIdOf(element: HTMLElement): string {
  return element.dataset['itemId'] ?? '';
}

/**
 * Checks whether a node is an element. Unlike `instanceof`, this works for nodes of other documents, as in frames.
 * @param node any node
 * @returns true for elements
 * Source: docs/behaviour/printed-markup.md §1.1
 */
export function isElement(node: object): node is HTMLElement {
  return 'nodeType' in node && node.nodeType === Node.ELEMENT_NODE;
}
