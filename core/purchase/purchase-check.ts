import { type AddRequest } from '../cart/index.ts';
import { FAILURE_KINDS } from '../errors/index.ts';
import { isEnough, QUANTITY_LIMITS } from '../offer/index.ts';
import { CART_WORDS, PURCHASE_WORDS } from '../words/index.ts';
import { boughtAs } from './bought-as.ts';
import {
  isQuantityShown,
  isSoldOut,
  isVariantInStock,
  matchVariant,
  type Product,
  type PurchaseFailure,
  type QuantitySettings,
  type Selection,
  type Variant,
} from '../product/index.ts';
import { missingOptionsMessage } from './missing-options-message.ts';
import { parseQuantity } from './parse-quantity.ts';

/** A purchase that can be sent. */
export interface ReadyPurchase {
  readonly state: 'ready';
  readonly product: Product;
  readonly request: AddRequest;
}

/** The result of the checks on the page. */
export type PurchaseCheck = ReadyPurchase | { readonly state: 'refused'; readonly refusal: Refusal };

/** A failure, whose title may be the usual one of the button. */
export type Refusal = Omit<PurchaseFailure, 'title'> & Partial<Pick<PurchaseFailure, 'title'>>;

/**
 * Checks on the page whether a selection can be sent, in this order: options, variant, stock, quantity.
 * @param selection product, choice, quantity and way
 * @param settings the store's settings
 * @returns the request to send, or why there is none
 * Source: docs/behaviour/adding-to-cart.md §1.1
 */
export function checkPurchase(selection: Selection, settings: QuantitySettings): PurchaseCheck {
  const { choice, way } = selection;
  if (!selection.product) return refuse('no-product', CART_WORDS.tryAgain);
  const product = boughtAs(selection.product, way);
  const match = matchVariant(product, choice);
  if (match.state === 'incomplete') {
    const { missing } = match;
    const field = { type: 'option', names: missing } as const;
    return refuse('option-missing', missingOptionsMessage(product, missing), field);
  }
  if (match.state === 'unavailable' && !isSoldOut(product)) {
    const names = product.options.map(({ name }) => name);
    const field = names.length === 0 ? null : ({ type: 'option', names } as const);
    return refuse('variant-unavailable', PURCHASE_WORDS.variantUnavailable, field);
  }
  if (match.state === 'unavailable' || !isVariantInStock(match.variant)) return refuseStock();
  return checkQuantity(
    product,
    match.variant,
    isQuantityShown(product, settings) ? selection.quantityText : null,
  );
}

/** A null text means that the product has no quantity field. */
function checkQuantity(product: Product, variant: Variant, text: string | null): PurchaseCheck {
  const parsed = text === null ? DEFAULT_QUANTITY : parseQuantity(text);
  if (parsed.state === 'problem') {
    return refuse(`quantity-${parsed.problem}`, parsed.message, { type: 'quantity' });
  }
  const { quantity } = parsed;
  const { stock, sku } = variant;
  if (!isEnough(stock, quantity)) return refuseStock({ type: 'quantity' });
  return { state: 'ready', product, request: { itemId: product.id, sku, quantity, additionalFields: '' } };
}

const DEFAULT_QUANTITY = { state: 'ok', quantity: QUANTITY_LIMITS.default } as const;

function refuseStock(field: Refusal['field'] = null): PurchaseCheck {
  return refuse(FAILURE_KINDS.soldOut, CART_WORDS.notEnough, field);
}

function refuse(code: Refusal['code'], message: string, field: Refusal['field'] = null): PurchaseCheck {
  return { state: 'refused', refusal: { code, message, field } };
}
