import { minorFromDecimal } from '../../../../../core/money/index.ts';
import { fieldOf, type FormValues } from '../../../platform/http/read-form.ts';
import { CURRENCY } from '../../../platform/shared/money.ts';
import { refusal } from '../../../platform/shared/refusal.ts';
import { MESSAGES } from '../../../platform/shared/strings.ts';
import type { Refund } from '../actions/refund-order.ts';
import { ORDER_TEXTS } from '../texts.ts';

const AMOUNT = /^\$? ?(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(\.\d{1,2})?$/;
const RESTOCK = /^restock-(\d{1,9})$/;
const MAX_REASON_LENGTH = 1_000;

/**
 * Checks the form of a refund.
 * @param form the posted form
 * @throws Refusal 400 with a sentence per field
 * Source: docs/behaviour/owner-pages.md §18.6
 */
export function toRefund(form: FormValues): Refund {
  const amountCents = centsOf(fieldOf(form, 'amount').trim());
  const reason = fieldOf(form, 'reason').trim();
  const pieces = piecesIn(form);
  const errors = {
    ...(amountCents === undefined && { amount: ORDER_TEXTS.badAmount }),
    ...(reason.length > MAX_REASON_LENGTH && { reason: MESSAGES.tooLong }),
    ...Object.fromEntries(
      pieces.flatMap(({ name, count }) => (count === undefined ? [[name, ORDER_TEXTS.badPieces]] : [])),
    ),
  };
  if (amountCents === undefined || Object.keys(errors).length > 0)
    throw refusal(400, 'formInvalid', { errors });
  return {
    amountCents,
    reason,
    seenRefundedCents: seenIn(form),
    restock: new Map(pieces.map(({ position, count = 0 }) => [position, count])),
  };
}

/**
 * Reads what the page of a form showed as refunded.
 * @param form the posted form
 * @returns integer cents; a number that equals none if the form did not send it
 */
export function seenIn(form: FormValues): number {
  const text = fieldOf(form, 'seenRefundedCents');
  return /^\d{1,15}$/.test(text) ? Number(text) : -1;
}

function centsOf(text: string): number | undefined {
  const [, whole = '', fraction = ''] = AMOUNT.exec(text) ?? [];
  if (whole === '') return undefined;
  const cents = minorFromDecimal(whole.replaceAll(',', '') + fraction, CURRENCY);
  return cents > 0 ? cents : undefined;
}

interface Pieces {
  readonly name: string;
  readonly position: number;
  /** Undefined for anything but a whole number. */
  readonly count: number | undefined;
}

function piecesIn(form: FormValues): readonly Pieces[] {
  return Object.entries(form).flatMap(([name, value]) => {
    const [, position] = RESTOCK.exec(name) ?? [];
    const text = value.trim();
    if (position === undefined || text === '') return [];
    return [{ name, position: Number(position), count: /^\d{1,6}$/.test(text) ? Number(text) : undefined }];
  });
}
