import * as v from 'valibot';

import { maskCodes } from '../../platform/credentials/index.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import type { Discount } from './discount.ts';
import { DISCOUNT_TEXTS, readLocalText } from './discount-texts.ts';

/** What a discount takes off; the first is the default. */
export const KINDS = ['percent', 'amount', 'none'] as const;

/** What the owner decides about a discount. */
export type DiscountValues = Omit<Discount, 'id' | 'uses' | 'version'>;

const AMOUNT = /^\$?\s?(\d{1,7})(?:\.(\d{1,2}))?$/;
const COUNT = /^[1-9]\d{0,8}$/;
const PERCENT = /^(?:100|[1-9]\d?)\s?%?$/;

const text = v.pipe(v.string(), v.trim());
const amount = v.pipe(
  text,
  v.regex(AMOUNT, DISCOUNT_TEXTS.badAmount),
  v.transform((typed) => {
    const [, units = '', fraction = ''] = AMOUNT.exec(typed) ?? [];
    return Number(units + fraction.padEnd(2, '0'));
  }),
  v.minValue(1, DISCOUNT_TEXTS.badAmount),
);
const emptyAs = <Value>(value: Value) =>
  v.pipe(
    text,
    v.literal(''),
    v.transform(() => value),
  );
const count = v.union(
  [emptyAs(null), v.pipe(text, v.regex(COUNT), v.transform(Number))],
  DISCOUNT_TEXTS.badCount,
);
const time = v.union(
  [emptyAs(null), v.pipe(text, v.transform(readLocalText), v.number())],
  DISCOUNT_TEXTS.badTime,
);
const code = v.pipe(
  text,
  v.nonEmpty(MESSAGES.required),
  v.toUpperCase(),
  v.regex(/^[A-Z\d][A-Z\d-]{1,48}[A-Z\d]$/, DISCOUNT_TEXTS.badCode),
  // A visitor's gift card must not be taken for it.
  v.check((typed) => maskCodes(typed) === typed, DISCOUNT_TEXTS.giftCardLike),
);

/** The parts that do not depend on what is taken off. */
const RULES = {
  code,
  hasFreeShipping: v.pipe(
    v.string(),
    v.transform((ticked) => ticked !== ''),
  ),
  minimum: v.union([emptyAs(0), amount], DISCOUNT_TEXTS.badAmount),
  startsAt: time,
  endsAt: time,
  maxUses: count,
  maxUsesPerCustomer: count,
};
const unused = v.string();

/** The posted form of a discount. Source: docs/behaviour/owner-pages.md §20.2 */
export const POSTED_DISCOUNT = v.pipe(
  v.variant(
    'kind',
    [
      v.strictObject({
        ...RULES,
        kind: v.literal('percent'),
        percent: v.pipe(
          text,
          v.regex(PERCENT, DISCOUNT_TEXTS.badPercent),
          v.transform((typed) => ({ percent: Number.parseInt(typed, 10) })),
        ),
        amount: unused,
      }),
      v.strictObject({
        ...RULES,
        kind: v.literal('amount'),
        percent: unused,
        amount: v.pipe(
          amount,
          v.transform((amountCents) => ({ amountCents })),
        ),
      }),
      v.strictObject({ ...RULES, kind: v.literal('none'), percent: unused, amount: unused }),
    ],
    MESSAGES.unknownChoice,
  ),
  v.forward(
    v.check(({ kind, hasFreeShipping }) => kind !== 'none' || hasFreeShipping, DISCOUNT_TEXTS.nothingOff),
    ['kind'],
  ),
  v.forward(
    v.check(
      ({ startsAt, endsAt }) => startsAt === null || endsAt === null || startsAt < endsAt,
      DISCOUNT_TEXTS.endsTooEarly,
    ),
    ['endsAt'],
  ),
  v.transform((posted): DiscountValues => {
    const { minimum, startsAt, endsAt, code, hasFreeShipping, maxUses, maxUsesPerCustomer } = posted;
    return {
      ...{ code, hasFreeShipping, maxUses, maxUsesPerCustomer },
      deduction: deductionOf(posted),
      minimumCents: minimum,
      startsAtMs: startsAt,
      endsAtMs: endsAt,
    };
  }),
);

type Posted =
  | { readonly kind: 'percent'; readonly percent: { readonly percent: number } }
  | { readonly kind: 'amount'; readonly amount: { readonly amountCents: number } }
  | { readonly kind: 'none' };

function deductionOf(posted: Posted): DiscountValues['deduction'] {
  if (posted.kind === 'percent') return posted.percent;
  return posted.kind === 'amount' ? posted.amount : null;
}
