import type { CartAnswerJson, CartCall, CartJson } from '../cart/index.ts';
import { FAILURE_KINDS } from '../errors/index.ts';
import { refuse } from '../gateway-kit/index.ts';
import type { ShopPayload } from './answers.ts';
import { mayApplyLater, sentenceOfCode } from './refusals.ts';
import { changeAnswer, type Made, type VisitorCart } from './visitor-cart.ts';

/**
 * Adds a code to those of the cart, and removes it again where Shopify says that it cannot apply.
 * @param visitor the visitor's cart
 * @param code as the visitor has written it
 * @param call the circumstances
 * @throws StorefrontError "invalid" for such a code
 * Source: docs/behaviour/gateways.md §4.5
 */
export async function applyCode(visitor: VisitorCart, code: string, call: CartCall): Promise<CartAnswerJson> {
  const codes = codesIn(await visitor.known(call)).filter((known) => !isSameCode(known, code));
  const made = await setCodes(visitor, [...codes, code], call);
  const { payload, cart } = made;
  if (isKept(payload, code)) return changeAnswer(made);
  const { cart: left } = await setCodes(visitor, codes, call).catch(() => ({ cart }));
  const serverMessage = sentenceOfCode(payload);
  return refuse(FAILURE_KINDS.invalid, { cart: left, ...(serverMessage !== undefined && { serverMessage }) });
}

/**
 * Removes a code from those of the cart.
 * @param visitor the visitor's cart
 * @param code in any case
 * @param call the circumstances
 */
export async function removeCode(
  visitor: VisitorCart,
  code: string,
  call: CartCall,
): Promise<CartAnswerJson> {
  const codes = codesIn(await visitor.known(call));
  const left = codes.filter((known) => !isSameCode(known, code));
  if (left.length === codes.length) return { cart: await visitor.load(call.signal), entry: null };
  return changeAnswer(await setCodes(visitor, left, call));
}

/** Shopify keeps every code, with a flag. */
function isKept(payload: ShopPayload, code: string): boolean {
  const held = payload.cart?.discountCodes.find((known) => isSameCode(known.code, code));
  return held !== undefined && (held.applicable || mayApplyLater(payload));
}

function setCodes(
  visitor: VisitorCart,
  discountCodes: readonly string[],
  { signal }: CartCall,
): Promise<Made> {
  const variables = { discountCodes };
  return visitor.change({ name: 'setCodes', variables, input: variables }, signal);
}

function codesIn(cart: Pick<CartJson, 'coupons'> | null): readonly string[] {
  return (cart?.coupons ?? []).map(({ code }) => code);
}

function isSameCode(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
