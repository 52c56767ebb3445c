/** The classes and data attributes that the template engine prints; they are the contract. Source: docs/behaviour/printed-markup.md §1.1. */
export const PRINTED = {
  variants: '.product-variants[data-item-id]',
  quantity: '.product-quantity-input[data-item-id]',
  button: '.sqs-add-to-cart-button[data-item-id]',
  wrapper: '.sqs-add-to-cart-button-wrapper',
  /** What is chosen and typed in: of variants and quantity. */
  field: 'select, input',
  price: '.product-price',
  scarcity: '.product-scarcity[data-variant-attributes]',
  restock: '.product-restock-notification',
  restockForm: '.product-restock-form',
  customCart: '.sqs-custom-cart',
  count: '.sqs-custom-cart .sqs-cart-quantity, [data-store-cart="count"]',
  subtotal: '.sqs-custom-cart .sqs-cart-subtotal, [data-store-cart="subtotal"]',
  cartRoot: '#sqs-cart-root, [data-store-cart="root"]',
} as const;

/** What belongs to a product. */
export const PRODUCT_PARTS: string = [PRINTED.variants, PRINTED.quantity, PRINTED.button].join(',');

/** Everything that comes alive. */
export const ALL_PARTS: string = [
  PRODUCT_PARTS,
  ...[
    PRINTED.wrapper,
    PRINTED.customCart,
    PRINTED.count,
    PRINTED.subtotal,
    PRINTED.cartRoot,
    PRINTED.restock,
  ],
].join(',');

/**
 * Lists printed elements below a root, and the root itself where it is one.
 * @param root where to look
 * @param selector which elements
 * @returns the elements, in document order
 * Source: docs/behaviour/printed-markup.md §1.1
 */
export function printedIn(root: ParentNode, selector: string): readonly HTMLElement[] {
  const below = [...root.querySelectorAll<HTMLElement>(selector)];
  return isElement(root) && root.matches(selector) ? [root, ...below] : below;
}

/**
 * Gives the product that a printed element belongs to.
 * @param element variants, quantity or button
 * @returns the product's id
 * Source: docs/behaviour/printed-markup.md §1.1
 */
export function itemIdOf(element: HTMLElement): string {
  return element.dataset['itemId'] ?? '';
}

/**
 * Tells whether a node is an element, also one of another document, as in a frame: it has classes of its own there.
 * @param node any node
 * @returns true for elements
 * Source: docs/behaviour/printed-markup.md §1.1
 */
export function isElement(node: object): node is HTMLElement {
  return 'nodeType' in node && node.nodeType === Node.ELEMENT_NODE;
}
