import { codeKey } from '../cart-client/index.ts';
import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
import { CART_WORDS } from '../words/index.ts';
import type { MemoryCart } from './memory-cart.ts';
import type { LinesChange, MemoryLine } from './memory-lines.ts';

/** A code that visitors may type. */
export interface DiscountCode {
  /** Its case does not matter. */
  readonly code: string;
  /** Per cent of the subtotal, 1–100. */
  readonly percentOff: number;
}

/** The cart after a change, and the changed line. */
interface CartChange {
  readonly cart: MemoryCart;
  readonly entryId: string | null;
}

/** A change of a memory cart; one without an effect returns the same cart. */
export type Change = (cart: MemoryCart) => CartChange;

/** A change of the lines alone. */
export const ofLines =
  (change: (lines: readonly MemoryLine[]) => LinesChange): Change =>
  (cart) => {
    const { lines, entryId } = change(cart.lines);
    return { cart: lines === cart.lines ? cart : { ...cart, lines }, entryId };
  };

/** Applies a code; rejects an unknown one as invalid. */
export const applyingCode =
  (typed: string, offered: readonly DiscountCode[]): Change =>
  (cart) => {
    const { code } = offered.find((one) => isSameCode(one.code, typed)) ?? {};
    if (code === undefined)
      throw new StorefrontError(FAILURE_KINDS.invalid, { serverMessage: CART_WORDS.codeUnknown });
    const codes = cart.codes.includes(code) ? cart.codes : [...cart.codes, code];
    return { cart: codes === cart.codes ? cart : { ...cart, codes }, entryId: null };
  };

/** Removes a code; one that is not applied is no error. */
export const removingCode =
  (code: string): Change =>
  (cart) => {
    const codes = cart.codes.filter((one) => !isSameCode(one, code));
    return { cart: codes.length < cart.codes.length ? { ...cart, codes } : cart, entryId: null };
  };

/** Replaces the note. */
export const settingNote =
  (note: string): Change =>
  (cart) => ({ cart: note === cart.note ? cart : { ...cart, note }, entryId: null });

function isSameCode(one: string, other: string): boolean {
  return codeKey(one) === codeKey(other);
}
