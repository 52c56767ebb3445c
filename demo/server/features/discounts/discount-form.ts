import { check } from '../../platform/http/read-json.ts';
import { fieldOf, type FormValues } from '../../platform/http/read-form.ts';
import type { Discount } from './discount.ts';
import { centsText, localText } from './discount-texts.ts';
import { type DiscountValues, KINDS, POSTED_DISCOUNT } from './schemas.ts';

/** The controls of the form. */
export const CONTROLS = [
  'code',
  'kind',
  'percent',
  'amount',
  'hasFreeShipping',
  'minimum',
  'startsAt',
  'endsAt',
  'maxUses',
  'maxUsesPerCustomer',
] as const;

/** The form of a discount code: what is typed in it. */
export type TypedDiscount = Readonly<Record<(typeof CONTROLS)[number], string>>;

/**
 * Reads what is typed in a posted form.
 * @param form the form
 */
export function typedIn(form: FormValues): TypedDiscount {
  return Object.fromEntries(CONTROLS.map((name) => [name, fieldOf(form, name)])) as TypedDiscount;
}

/**
 * Checks a posted form.
 * @param typed what is typed in it
 * @throws Refusal 400 with a sentence per field
 * Source: docs/behaviour/owner-pages.md §20.2
 */
export function checkDiscount(typed: TypedDiscount): DiscountValues {
  return check(POSTED_DISCOUNT, typed);
}

/** The form of a new code. */
export const NEW_DISCOUNT: TypedDiscount = {
  ...(Object.fromEntries(CONTROLS.map((name) => [name, ''])) as TypedDiscount),
  kind: KINDS[0],
};

/**
 * Fills the form with a discount.
 * @param discount what is edited
 */
export function typedOf(discount: Discount): TypedDiscount {
  const { deduction } = discount;
  return {
    code: discount.code,
    kind: kindOf(deduction),
    percent: deduction && 'percent' in deduction ? String(deduction.percent) : '',
    amount: deduction && 'amountCents' in deduction ? centsText(deduction.amountCents) : '',
    hasFreeShipping: discount.hasFreeShipping ? '1' : '',
    minimum: discount.minimumCents === 0 ? '' : centsText(discount.minimumCents),
    startsAt: localText(discount.startsAtMs),
    endsAt: localText(discount.endsAtMs),
    maxUses: String(discount.maxUses ?? ''),
    maxUsesPerCustomer: String(discount.maxUsesPerCustomer ?? ''),
  };
}

function kindOf(deduction: Discount['deduction']): (typeof KINDS)[number] {
  if (deduction === null) return 'none';
  return 'percent' in deduction ? 'percent' : 'amount';
}
