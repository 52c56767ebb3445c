import { colonAfter, type LineAnswer, shortAnswers } from '../../../../core/answers/index.ts';
import { formatUrl, thumbnailFormat } from '../../../../core/images/index.ts';
import { QUANTITY_LIMITS } from '../../../../core/offer/index.ts';
import { initialOf } from '../../../../core/text/index.ts';
import { type Money, toMoney } from '../../platform/shared/money.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import { type TotalRow, totalRows, type Totals } from '../totals/index.ts';
import type { Cart } from './cart.ts';

/** For 88 CSS px on screens with double density. */
const PICTURE_FORMAT = thumbnailFormat(2 * 88);

/** A line of a cart or of an order, as pages print it. */
export interface LineData {
  readonly title: string;
  /** The chosen values, such as "Ink / M"; empty without options. */
  readonly choices: string;
  readonly quantity: number;
  readonly subtotal: Money;
  /** Absent if the line has no picture. */
  readonly pictureUrl?: string | undefined;
  /** Why it cannot be ordered; absent for nothing. */
  readonly problem?: string;
}

/** A line of a cart that can still be changed. */
export interface CartLineData extends LineData {
  readonly id: string;
  readonly fullUrl: string;
  readonly unitPrice: Money;
  /** The initial of its title, which is shown where it has no picture. */
  readonly initial: string;
  /** The answers of its form, each with the colon after its question. */
  readonly answers: readonly (LineAnswer & { readonly colon: string })[];
}

/** A code of a cart that can still be changed. */
export interface CodeData {
  readonly code: string;
  /** Why it takes nothing off. */
  readonly problem: string | undefined;
}

/** The lines of a cart, their totals, and the text of an empty cart. */
export interface CartData {
  readonly lines: readonly CartLineData[];
  readonly totals: readonly TotalRow[];
  readonly quantityLimits: typeof QUANTITY_LIMITS;
  readonly emptyCart: string;
  /** Its codes; undefined where there can be none. */
  readonly codeForm: CodeFormData | undefined;
}

/** The codes of a cart and the field for one more. */
export interface CodeFormData {
  readonly codes: readonly CodeData[];
  /** The code in the field; '' for none. */
  readonly typed: string;
  /** The visitor's note for the order. */
  readonly note: string;
}

/** The printed part of a cart. */
export type PrintedCart = Pick<Cart, 'entries'> & Partial<Pick<Cart, 'coupons' | 'note'>> & Totals;

/**
 * Builds a cart as pages print it.
 * @param cart the visitor's cart
 * @param typedCode the code in the field
 * @returns its lines and totals
 */
export function cartData({ entries, coupons, note = '', ...totals }: PrintedCart, typedCode = ''): CartData {
  return {
    lines: entries.map(({ id, title, productUrl, chosenVariant, quantity, subTotal, ...entry }) => ({
      id,
      title,
      initial: initialOf(title),
      fullUrl: productUrl,
      choices: choicesOf(chosenVariant.attributes),
      quantity,
      unitPrice: toMoney(entry.purchasePriceCents),
      answers: shortAnswers(entry.additionalFields, entry.questions ?? null).map((answer) => ({
        ...answer,
        colon: colonAfter(answer.title),
      })),
      subtotal: toMoney(subTotal),
      pictureUrl: entry.image ? formatUrl(entry.image.assetUrl, PICTURE_FORMAT) : undefined,
    })),
    totals: totalRows(totals),
    quantityLimits: QUANTITY_LIMITS,
    emptyCart: MESSAGES.emptyCart,
    codeForm: coupons && {
      typed: typedCode,
      note,
      codes: coupons.map(({ code, message }) => ({ code, problem: message })),
    },
  };
}

/**
 * Lists the chosen values of a line.
 * @param attributes option → value
 * @returns such as "Ink / M"; empty without options
 */
export function choicesOf(attributes: Readonly<Record<string, string>>): string {
  return Object.values(attributes).join(' / ');
}
