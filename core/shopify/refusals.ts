import { FAILURE_KINDS, StorefrontError, type FailureKind } from '../errors/index.ts';
import { ownValue } from '../json/index.ts';
import type { ShopPayload, ShopUserError } from './answers.ts';

const KIND_OF_CODE: Readonly<Record<string, FailureKind>> = {
  INVALID_MERCHANDISE_LINE: FAILURE_KINDS.notFound,
  SERVICE_UNAVAILABLE: FAILURE_KINDS.server,
};
const STOCK_CODES = ['MERCHANDISE_NOT_ENOUGH_STOCK', 'MERCHANDISE_OUT_OF_STOCK'];
/** More or other products may make such a code apply. */
const CODES_FOR_LATER = [
  'DISCOUNT_NO_ENTITLED_LINE_ITEMS',
  'DISCOUNT_PURCHASE_NOT_IN_RANGE',
  'DISCOUNT_QUANTITY_NOT_IN_RANGE',
];

/**
 * Turns the errors of a change into a refusal.
 * @param errors at least one
 * Source: docs/behaviour/gateways.md §4.6
 */
export function refusalOf([error]: readonly ShopUserError[]): StorefrontError {
  if (!error) return new StorefrontError(FAILURE_KINDS.unknownOutcome);
  const kind = ownValue(KIND_OF_CODE, error.code ?? '') ?? FAILURE_KINDS.invalid;
  return new StorefrontError(kind, { serverMessage: error.message });
}

/**
 * Whether the errors of a change say that the cart does not exist; Shopify has no code for it.
 * @param errors of the change
 */
export function isCartGone(errors: readonly ShopUserError[]): boolean {
  return errors.some(({ field }) => field?.includes('cartId'));
}

/**
 * Whether a change warns about the stock of a line or variant.
 * @param payload the answer to the change
 * @param ids of the line and its variant; undefined for a change without a line, whose warning is about it
 */
export function isShort({ warnings }: ShopPayload, ids?: readonly string[]): boolean {
  return warnings.some(({ code, target }) => STOCK_CODES.includes(code) && (ids?.includes(target) ?? true));
}

/**
 * Finds what an answer says about codes.
 * @param payload the answer to a code
 * @returns a sentence of the shop; undefined for none
 */
export function sentenceOfCode({ warnings }: ShopPayload): string | undefined {
  return warnings.find(({ code }) => code.startsWith('DISCOUNT_'))?.message;
}

/**
 * Whether a code that does not apply may do so later.
 * @param payload the answer to the code
 */
export function mayApplyLater({ warnings }: ShopPayload): boolean {
  return warnings.some(({ code }) => CODES_FOR_LATER.includes(code));
}
