import { codeKey } from '../../core/cart-client/index.ts';
import type { Cart, Coupon } from '../../core/cart/index.ts';
import { ownValue } from '../../core/json/index.ts';
import type { CartProblem } from '../purchase/index.ts';
import type { TypedText } from './typed-text.ts';

/** The codes of one cart page beside the cart: what was typed, what is pending, and failures. */
export interface CodesState {
  readonly typed: TypedText | null;
  readonly isApplying: boolean;
  /** Codes whose removal is pending. */
  readonly removing: readonly string[];
  /** By code; that of the field is under ''. */
  readonly problems: Readonly<Record<string, CartProblem>>;
}

/** A code of the cart. */
export interface CodeContent {
  readonly code: string;
  /** Whether it applies. */
  readonly isValid: boolean;
  /** Why it does not apply; null if the store does not say. */
  readonly reason: string | null;
  readonly isRemoving: boolean;
  /** Why it could not be removed. */
  readonly problem: CartProblem | null;
}

/** The field for codes, and the codes of the cart. */
export interface CodesContent {
  readonly text: string;
  readonly isApplying: boolean;
  /** Why the code in the field was not applied. */
  readonly problem: CartProblem | null;
  readonly codes: readonly CodeContent[];
}

/**
 * Builds the field for codes and the list of the cart's codes.
 * @param cart the cart
 * @param state what was typed, what is pending, and failures
 * Source: docs/behaviour/cart-page.md §7
 */
export function codesContent(cart: Cart, state: CodesState): CodesContent {
  const { typed, isApplying, removing, problems } = state;
  const contentOf =
    (isValid: boolean) =>
    ({ code, message }: Coupon) => ({
      ...{ code, isValid, isRemoving: removing.includes(code) },
      reason: isValid ? null : (message ?? null),
      problem: ownValue(problems, code) ?? null,
    });
  return {
    ...{ text: typed?.text ?? '', isApplying, problem: ownValue(problems, '') ?? null },
    codes: [
      ...appliedCoupons(cart).map(contentOf(true)),
      ...distinct(cart.invalidCoupons).map(contentOf(false)),
    ],
  };
}

/**
 * Lists the codes that apply, each once; a refused one is among all `coupons`, too.
 * @param cart the cart
 * Source: docs/behaviour/cart-page.md §1.4
 */
export function appliedCoupons({ coupons, validCoupons, invalidCoupons }: Cart): readonly Coupon[] {
  const refused = new Set(invalidCoupons.map(keyOf));
  const applied = validCoupons.length > 0 ? validCoupons : coupons;
  return distinct(applied).filter((coupon) => !refused.has(keyOf(coupon)));
}

/**
 * Lists codes without repetitions.
 * @param coupons the codes
 */
export function distinct(coupons: readonly Coupon[]): readonly Coupon[] {
  const keys = coupons.map(keyOf);
  return coupons.filter((coupon, index) => keys.indexOf(keyOf(coupon)) === index);
}

const keyOf = ({ code }: Coupon): string => codeKey(code);
