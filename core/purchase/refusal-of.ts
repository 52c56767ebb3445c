import { cartFailureMessage } from '../cart-client/index.ts';
import { FAILURE_KINDS, type FailureKind, isStorefrontError } from '../errors/index.ts';
import { type FailureField, isQuantityShown, type Product, type QuantitySettings } from '../product/index.ts';
import type { Refusal } from './purchase-check.ts';

/** Dependencies of describing a failure. */
export interface RefusalParts {
  /** Called when the crumb was refused. */
  readonly areCookiesEnabled: () => boolean;
  readonly getSettings: () => QuantitySettings;
}

/**
 * Reads the failure kind of a caught error.
 * @param error whatever was caught
 * @returns its kind; `unknown-outcome` for anything but a `StorefrontError`
 */
export function kindOf(error: unknown): FailureKind {
  return isStorefrontError(error) ? error.kind : FAILURE_KINDS.unknownOutcome;
}

/**
 * Turns an error of the addition into a failure for the visitor.
 * @param error whatever was caught
 * @param product the product that was being added
 * @param parts settings, and whether cookies work
 * @returns code, sentence, and the quantity field if it is the cause and visible
 * Source: docs/behaviour/adding-to-cart.md §4.2
 */
export function refusalOf(error: unknown, product: Product, parts: RefusalParts): Refusal {
  return {
    code: kindOf(error),
    message: cartFailureMessage(error, parts.areCookiesEnabled),
    ...(isStorefrontError(error) && error.fields && { fields: error.fields }),
    field: isAboutQuantity(error) && isQuantityShown(product, parts.getSettings()) ? QUANTITY : null,
  };
}

const QUANTITY: FailureField = { type: 'quantity' };

function isAboutQuantity(error: unknown): boolean {
  if (kindOf(error) === FAILURE_KINDS.soldOut) return true;
  return isStorefrontError(error) && Object.hasOwn(error.fields ?? {}, 'quantity');
}
