import * as v from 'valibot';

import { isEmailAddress, tidyAddress } from '../../../../core/text/index.ts';
import { NOT_BLANK } from '../../platform/shared/not-blank.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';

const MAX_NAME_LENGTH = 200;

/** How an order is paid; the first is the default. Source: docs/behaviour/reference-store.md §5.10 */
const PAYMENTS = ['now', 'transfer'] as const;

/** The customer of an order. */
export type Customer = v.InferOutput<typeof CUSTOMER>;

/** The fields of the checkout. */
export const CUSTOMER = v.strictObject({
  email: v.pipe(
    v.string(MESSAGES.required),
    v.transform(tidyAddress),
    v.nonEmpty(MESSAGES.required),
    v.check(isEmailAddress, MESSAGES.badEmail),
  ),
  name: v.pipe(
    v.string(MESSAGES.required),
    v.trim(),
    NOT_BLANK,
    v.maxLength(MAX_NAME_LENGTH, MESSAGES.tooLong),
    // Mails print it: additional lines would look like text of the store.
    v.regex(/^\P{Cc}*$/u, MESSAGES.badText),
  ),
  payment: v.optional(v.picklist(PAYMENTS, MESSAGES.unknownChoice), PAYMENTS[0]),
});
