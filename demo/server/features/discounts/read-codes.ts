import { randomUUID } from 'node:crypto';

import { DIALOG_WORDS } from '../../../../core/words/index.ts';
import { ownValue } from '../../../../core/json/index.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { cursorOf, pageUrls } from '../../platform/owner/index.ts';
import { type ListPages, type OwnerQuestionData, PLAIN_QUESTION } from '../../platform/pages/owner-pages.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import type { Database } from '../../platform/database/tables.ts';
import { type Discount, discountProblem } from './discount.ts';
import { CONTROLS, NEW_DISCOUNT, type TypedDiscount, typedOf } from './discount-form.ts';
import { DISCOUNT_TEXTS, factsOf, usesText } from './discount-texts.ts';
import { findDiscountById, findDiscounts } from './find-discounts.ts';

/** The data of the list of discount codes. */
interface OwnerCodesData extends ListPages {
  readonly done: string | undefined;
  readonly count: string;
  readonly codes: readonly {
    readonly code: string;
    readonly url: string;
    readonly state: string;
    readonly facts: string;
    readonly startsAt: number | null;
    readonly endsAt: number | null;
  }[];
}

/** The data of the form of a discount code. */
export interface OwnerCodeData {
  /** The page's heading. */
  readonly title: string;
  readonly notice: string | undefined;
  readonly action: string;
  /** Of a new code. */
  readonly key: string | undefined;
  /** Of one that is edited. */
  readonly version: number | undefined;
  readonly values: TypedDiscount;
  readonly errors: Readonly<Record<string, string>>;
  /** The first control with an error, which has the focus. */
  readonly firstError: string | undefined;
  /** Absent for a new code. */
  readonly links: { readonly endUrl: string | undefined; readonly deleteUrl: string } | undefined;
}

declare module '../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-codes': OwnerCodesData;
    readonly 'owner-code': OwnerCodeData;
  }
}

const DONE: Readonly<Record<string, string>> = {
  created: DISCOUNT_TEXTS.created,
  saved: DISCOUNT_TEXTS.saved,
  ended: DISCOUNT_TEXTS.ended,
  deleted: DISCOUNT_TEXTS.deleted,
};

const STATES: Readonly<Record<string, string>> = {
  codeExpired: 'Ended',
  codeNotYet: 'Not started',
  codeUsedUp: 'Used up',
};

/**
 * Reads the list of discount codes.
 * @param context the request: `before` or `after`, and `done`, in its query
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §20.1
 */
export async function readCodes(context: StoreContext, { db }: StoreParts): Promise<OwnerCodesData> {
  const { items, total, ...ends } = await findDiscounts(db, cursorOf(context));
  return {
    done: ownValue(DONE, context.req.query('done') ?? ''),
    count: DISCOUNT_TEXTS.codes(total),
    codes: items.map((discount) => ({
      code: discount.code,
      url: OWNER_URLS.code.replace(':id', discount.id),
      state: stateOf(discount),
      facts: factsOf(discount),
      startsAt: discount.startsAtMs,
      endsAt: discount.endsAtMs,
    })),
    ...pageUrls(ends, OWNER_URLS.codes),
  };
}

function stateOf(discount: Discount): string {
  const problem = discountProblem(discount, { goodsCents: Infinity, nowMs: Date.now() });
  return STATES[problem ?? ''] ?? 'Active';
}

/**
 * Builds the form of a new code.
 * @param typed what is typed in it
 * @param key of the action
 * @param errors control → sentence
 * @param notice why another code was not saved
 */
export function newCodeData(
  typed: TypedDiscount = NEW_DISCOUNT,
  key: string = randomUUID(),
  errors: Readonly<Record<string, string>> = {},
  notice?: string,
): OwnerCodeData {
  return {
    title: 'New discount code',
    action: OWNER_URLS.newCode,
    ...{ notice, key, version: undefined, values: typed, errors, links: undefined },
    firstError: CONTROLS.find((name) => name in errors),
  };
}

/**
 * Reads the form of a code.
 * @param context the request: `id` in its path
 * @param parts what the routes are built from
 * @throws Refusal 404 if there is none
 * Source: docs/behaviour/owner-pages.md §20.3
 */
export async function readCode(context: StoreContext, { db }: StoreParts): Promise<OwnerCodeData> {
  const discount = await discountOf(context, db);
  return codeData(discount, typedOf(discount));
}

/**
 * Builds the form of a code.
 * @param discount as it is now
 * @param typed what is typed in the form
 * @param errors control → sentence
 * @param notice why it was not saved
 */
export function codeData(
  discount: Discount,
  typed: TypedDiscount,
  errors: Readonly<Record<string, string>> = {},
  notice?: string,
): OwnerCodeData {
  const { id, code, version, endsAtMs } = discount;
  const hasEnded = endsAtMs !== null && endsAtMs <= Date.now();
  return {
    title: code,
    action: OWNER_URLS.code.replace(':id', id),
    ...{ notice, version, values: typed, errors, key: undefined },
    firstError: CONTROLS.find((name) => name in errors),
    links: {
      endUrl: hasEnded ? undefined : OWNER_URLS.endCode.replace(':id', id),
      deleteUrl: OWNER_URLS.deleteCode.replace(':id', id),
    },
  };
}

/**
 * Finds the code that a request names.
 * @param context the request: `id` in its path
 * @param db the store's database
 * @throws Refusal 404 if there is none
 */
async function discountOf(context: StoreContext, db: Database): Promise<Discount> {
  const discount = await findDiscountById(db, context.req.param('id') ?? '');
  if (discount === undefined) throw refusal(404, 'unknownPage');
  return discount;
}

/**
 * Reads the question before a code ends.
 * @param context the request: `id` in its path
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §20.4
 */
export async function readEndQuestion(context: StoreContext, { db }: StoreParts): Promise<OwnerQuestionData> {
  const discount = await discountOf(context, db);
  return {
    ...questionOf(discount),
    consequence: DISCOUNT_TEXTS.endedForGood,
    action: OWNER_URLS.endCode.replace(':id', discount.id),
    confirmText: DISCOUNT_TEXTS.end,
  };
}

/**
 * Reads the question before a code is deleted.
 * @param context the request: `id` in its path
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §20.4
 */
export async function readDeleteQuestion(
  context: StoreContext,
  { db }: StoreParts,
): Promise<OwnerQuestionData> {
  const discount = await discountOf(context, db);
  const uses = usesText(discount);
  return {
    ...questionOf(discount),
    consequence: DISCOUNT_TEXTS.deletedForGood(uses.charAt(0).toUpperCase() + uses.slice(1)),
    action: OWNER_URLS.deleteCode.replace(':id', discount.id),
    confirmText: DISCOUNT_TEXTS.deleteCode,
  };
}

function questionOf({ id, code }: Discount) {
  return {
    ...PLAIN_QUESTION,
    about: code,
    cancelUrl: OWNER_URLS.code.replace(':id', id),
    cancelText: DIALOG_WORDS.cancel,
  };
}
