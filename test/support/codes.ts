import assert from 'node:assert/strict';

import { maskCodes } from '../../demo/server/platform/credentials/index.ts';
import { hiddenValue, type StoreAnswer, type Visitor } from './visitor.ts';

/** The path of the codes of a cart. */
const CODES = '/api/commerce/shopping-cart/codes';

/** What is typed in the form of a discount code, besides its defaults. */
export type TypedCode = Readonly<Record<string, string>> & { readonly code: string };

/**
 * Creates a discount code by the form of the owner.
 * @param owner who is logged in
 * @param typed in the form; 10% off by default
 * @returns the answer
 */
export async function postCode(owner: Visitor, typed: TypedCode): Promise<StoreAnswer> {
  const key = hiddenValue((await owner.get('/owner/codes/new')).text, 'key');
  return owner.post('/owner/codes/new', { key, kind: 'percent', percent: '10', ...typed });
}

/**
 * Creates a discount code.
 * @param owner who is logged in
 * @param typed in its form; 10% off by default
 * @returns the path of its page
 */
export async function createCode(owner: Visitor, typed: TypedCode): Promise<string> {
  const answer = await postCode(owner, typed);
  assert.equal(answer.status, 303, answer.text);
  const list = (await owner.get('/owner/codes')).text;
  const [, path = ''] = new RegExp(`href="([^"]+)">${typed.code.toUpperCase()}</a>`).exec(list) ?? [];
  return path;
}

/**
 * Applies a code to a visitor's cart.
 * @param visitor whose cart
 * @param code as it is typed
 */
export function applyCode(visitor: Visitor, code: string): Promise<StoreAnswer> {
  return visitor.send('POST', CODES, { code });
}

/**
 * Removes a code from a visitor's cart.
 * @param visitor whose cart
 * @param code as the cart shows it
 */
export function removeCode(visitor: Visitor, code: string): Promise<StoreAnswer> {
  return visitor.send('DELETE', `${CODES}/${encodeURIComponent(code)}`);
}

/** A code as the cart of the API shows it. */
interface CodeJson {
  readonly code: string;
  readonly kind: string;
  readonly problem?: string;
  readonly message?: string;
}

/** The codes of a cart and what it costs, in cents. */
export interface CodesJson {
  readonly version: number;
  readonly note: string;
  readonly coupons: readonly CodeJson[];
  readonly validCoupons: readonly CodeJson[];
  readonly invalidCoupons: readonly CodeJson[];
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly grandTotalCents: number;
  readonly giftCardCents: number;
}

/**
 * Reads the codes and the amounts of a visitor's cart.
 * @param visitor whose cart
 */
export async function codesOf(visitor: Visitor): Promise<CodesJson> {
  return (await visitor.cart()) as unknown as CodesJson;
}

/** The code of a gift card as carts show it. */
export const masked = maskCodes;
