import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { maskCodes } from '../../platform/credentials/index.ts';
import {
  type CodeProblem,
  countCustomerUses,
  type Discount,
  discountProblem,
  findDiscount,
  problemText,
} from '../discounts/index.ts';
import { findGiftCard, type GiftCard } from '../gift-cards/index.ts';
import type { TotalsParts } from '../totals/index.ts';

/** A code of a cart as its visitor sees it. Source: docs/behaviour/reference-store.md §23.4 */
export interface ShownCode {
  /** That of a gift card is masked. */
  readonly code: string;
  readonly kind: 'discount' | 'gift-card';
  /** Why it takes nothing off; absent if it applies. */
  readonly problem?: CodeProblem;
  /** The same in words. */
  readonly message?: string;
  /** Absent unless it applies and pays for shipping. */
  readonly hasFreeShipping?: true;
}

/** The codes of a cart. */
export interface CartCodes {
  readonly shown: readonly ShownCode[];
  /** The discount that applies. */
  readonly discount: Discount | undefined;
  /** The gift cards that have a balance, in the order in which they pay. */
  readonly giftCards: readonly GiftCard[];
  /** The parts of the totals that follow from the codes. */
  readonly totals: Required<Pick<TotalsParts, 'discounts' | 'giftCardBalanceCents'>>;
  /** Whether the discount pays for shipping. */
  readonly hasFreeShipping: boolean;
}

/** What codes are checked for. */
export interface CodesUse {
  readonly lines: TotalsParts['lines'];
  /** The customer's email; undefined or blank while it is unknown. */
  readonly email?: string | undefined;
}

/** Those of an empty cart. */
export const NO_CODES: CartCodes = {
  shown: [],
  discount: undefined,
  giftCards: [],
  totals: { discounts: [], giftCardBalanceCents: 0 },
  hasFreeShipping: false,
};

/**
 * Reads the codes of a cart, and checks each.
 * @param db the database or an open transaction
 * @param sessionId whose cart
 * @param use the order that they are checked for
 * Source: docs/behaviour/reference-store.md §23.4
 */
export async function loadCodes(
  db: Database | StoreTransaction,
  sessionId: string,
  use: CodesUse,
): Promise<CartCodes> {
  const rows = await db
    .selectFrom('cart_codes')
    .select(['code', 'kind'])
    .where('session_id', '=', sessionId)
    .orderBy('position')
    .execute();
  if (rows.length === 0) return NO_CODES;
  const shown: ShownCode[] = [];
  const giftCards: GiftCard[] = [];
  let discount: Discount | undefined;
  for (const { code, kind } of rows) {
    const checked = await checkCode(db, code, kind, use);
    shown.push(checked.shown);
    if (checked.giftCard !== undefined) giftCards.push(checked.giftCard);
    discount = checked.discount ?? discount;
  }
  const giftCardBalanceCents = giftCards.reduce((sum, { leftCents }) => sum + leftCents, 0);
  const discounts = discount?.deduction ? [discount.deduction] : [];
  const hasFreeShipping = discount?.hasFreeShipping ?? false;
  return { shown, discount, giftCards, totals: { discounts, giftCardBalanceCents }, hasFreeShipping };
}

/** A code, and what it is if it applies. */
interface CheckedCode {
  readonly shown: ShownCode;
  readonly discount?: Discount;
  readonly giftCard?: GiftCard;
}

/**
 * Checks a code of a cart.
 * @param db the database or an open transaction
 * @param code as it is stored
 * @param kind of the code
 * @param use the order that it is checked for
 */
export async function checkCode(
  db: Database | StoreTransaction,
  code: string,
  kind: ShownCode['kind'],
  { lines, email = '' }: CodesUse,
): Promise<CheckedCode> {
  if (kind === 'gift-card') {
    const giftCard = await findGiftCard(db, code);
    const shown = { code: maskCodes(code), kind };
    if (giftCard === undefined) return { shown: withProblem(shown, 'unknownCode') };
    return giftCard.leftCents > 0 ? { shown, giftCard } : { shown: withProblem(shown, 'emptyGiftCard') };
  }
  const discount = await findDiscount(db, code);
  const shown = { code, kind };
  if (discount === undefined) return { shown: withProblem(shown, 'unknownCode') };
  const goods = lines.filter(({ isGiftCard }) => !isGiftCard);
  const problem = discountProblem(discount, {
    goodsCents: goods.reduce((sum, { subtotalCents }) => sum + subtotalCents, 0),
    nowMs: Date.now(),
    ...(email !== '' && { customerUses: await countCustomerUses(db, discount.id, email) }),
  });
  if (problem === undefined)
    return { shown: discount.hasFreeShipping ? { ...shown, hasFreeShipping: true } : shown, discount };
  return { shown: withProblem(shown, problem, discount.minimumCents) };
}

function withProblem(shown: ShownCode, problem: CodeProblem, minimumCents = 0): ShownCode {
  return { ...shown, problem, message: problemText(problem, minimumCents) };
}
