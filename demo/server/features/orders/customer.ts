import * as v from 'valibot';

import { isEmailAddress, tidyAddress } from '../../../../core/text/index.ts';
import { shownLine } from '../../platform/shared/shown-text.ts';
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
  name: shownLine(MAX_NAME_LENGTH),
  payment: v.optional(v.picklist(PAYMENTS, MESSAGES.unknownChoice), PAYMENTS[0]),
});
