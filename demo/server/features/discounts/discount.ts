import type { Selectable } from 'kysely';

import type { Tables } from '../../platform/database/tables.ts';
import type { Discount as Deduction } from '../totals/index.ts';

/** A discount code; amounts are integer cents, times milliseconds since 1970. Source: docs/behaviour/reference-store.md §23.1 */
export interface Discount {
  readonly id: string;
  /** In capitals. */
  readonly code: string;
  /** What it takes off; null for free shipping alone. */
  readonly deduction: Deduction | null;
  readonly hasFreeShipping: boolean;
  readonly minimumCents: number;
  readonly startsAtMs: number | null;
  readonly endsAtMs: number | null;
  /** Null without a limit. */
  readonly maxUses: number | null;
  readonly maxUsesPerCustomer: number | null;
  readonly uses: number;
  readonly version: number;
}

/** Why a code takes nothing off: the name of its sentence. Source: docs/behaviour/reference-store.md §23.3 */
export type CodeProblem =
  | 'unknownCode'
  | 'codeNotYet'
  | 'codeExpired'
  | 'codeUsedUp'
  | 'codeUsedByCustomer'
  | 'codeMinimum'
  | 'emptyGiftCard';

/** An order that a code is checked for. */
export interface CodeOrder {
  /** Goods without gift cards, in integer cents. */
  readonly goodsCents: number;
  readonly nowMs: number;
  /** How often its customer has used the code; undefined while the customer is unknown. */
  readonly customerUses?: number | undefined;
}

/**
 * Finds out why a discount does not apply.
 * @param discount the discount
 * @param order what it is used for
 * @returns undefined if it applies
 * Source: docs/behaviour/reference-store.md §23.3
 */
export function discountProblem(
  { startsAtMs, endsAtMs, maxUses, maxUsesPerCustomer, uses, minimumCents }: Discount,
  { goodsCents, nowMs, customerUses }: CodeOrder,
): CodeProblem | undefined {
  if (hasReached(endsAtMs, nowMs)) return 'codeExpired';
  if (startsAtMs !== null && nowMs < startsAtMs) return 'codeNotYet';
  if (hasReached(maxUses, uses)) return 'codeUsedUp';
  if (hasReached(maxUsesPerCustomer, customerUses)) return 'codeUsedByCustomer';
  return goodsCents < minimumCents ? 'codeMinimum' : undefined;
}

function hasReached(limit: number | null, count = 0): boolean {
  return limit !== null && count >= limit;
}

/**
 * Reads a discount.
 * @param row its row
 */
export function toDiscount(row: Selectable<Tables['discounts']>): Discount {
  return {
    id: row.id,
    code: row.code,
    deduction: deductionOf(row),
    hasFreeShipping: row.has_free_shipping,
    minimumCents: row.minimum_cents,
    startsAtMs: row.starts_at?.getTime() ?? null,
    endsAtMs: row.ends_at?.getTime() ?? null,
    maxUses: row.max_uses,
    maxUsesPerCustomer: row.max_uses_per_customer,
    uses: row.uses,
    version: row.version,
  };
}

function deductionOf({ percent, amount_cents }: Selectable<Tables['discounts']>): Deduction | null {
  if (percent !== null) return { percent };
  return amount_cents === null ? null : { amountCents: amount_cents };
}
