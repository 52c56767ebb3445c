import * as v from 'valibot';

import { isBlank } from '../../../../core/text/index.ts';
import { fieldOf, type FormValues } from '../../platform/http/read-form.ts';
import { COUNTRIES } from '../../platform/shared/countries.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { shownLine } from '../../platform/shared/shown-text.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import { MAX_NOTE_LENGTH } from '../cart/index.ts';
import { type Address, addressFields, MAX_RECIPIENT_LENGTH } from './address.ts';
import type { DeliveryChoice, OfferedMethod, Quote } from './quote.ts';

/** Where an order goes, as its customer has entered it. */
export interface Delivery extends DeliveryChoice {
  /** Absent if nothing is brought to the customer. */
  readonly address: Address | undefined;
  /** For the store; '' for none. */
  readonly note: string;
}

/** A delivery and what is wrong with it. */
export interface CheckedDelivery {
  readonly delivery: Delivery;
  /** Field → sentence. */
  readonly errors: Readonly<Record<string, string>>;
}

/**
 * Reads what a posted form has chosen.
 * @param form the posted form
 */
export function choiceIn(form: FormValues): DeliveryChoice {
  return { country: fieldOf(form, 'country'), methodId: fieldOf(form, 'method') };
}

/**
 * Checks where an order goes.
 * @param form the posted form
 * @param quote what the store offers for what the form has chosen
 * Source: docs/behaviour/reference-store.md §22.2
 */
export function checkDelivery(form: FormValues, quote: Quote): CheckedDelivery {
  const { country, isShipped, method } = quote;
  const errors = choiceErrors(form, quote);
  const note = fieldOf(form, 'note').trim();
  if (note.length > MAX_NOTE_LENGTH) errors.note = MESSAGES.tooLong;
  const isBrought = isShipped && method?.isPickup !== true;
  const address = isBrought ? addressIn(form, country, errors) : undefined;
  return { delivery: { country, methodId: method?.id ?? '', address, note }, errors };
}

/** Control → why its choice is not possible. */
function choiceErrors(form: FormValues, { asksCountry, isShipped, method }: Quote): Record<string, string> {
  const { country, methodId } = choiceIn(form);
  if (asksCountry && country !== '' && !COUNTRIES.includes(country))
    return { country: MESSAGES.unknownChoice };
  if (!isShipped) return {};
  if (method === undefined) return { country: MESSAGES.notShippedThere };
  return methodId === '' || methodId === method.id ? {} : { method: MESSAGES.unknownChoice };
}

/** Reads an address, and adds the errors of its fields to those of the form. */
function addressIn(form: FormValues, country: string, errors: Record<string, string>): Address {
  const lineOf = (name: string, maxLength: number, isRequired: boolean): string => {
    const typed = fieldOf(form, name);
    if (!isRequired && isBlank(typed)) return '';
    const result = v.safeParse(shownLine(maxLength), typed);
    if (!result.success) errors[name] = result.issues[0].message;
    return result.success ? result.output : '';
  };
  const recipient = lineOf('recipient', MAX_RECIPIENT_LENGTH, false);
  const parts = addressFields(country).map(({ name, maxLength, isRequired }) => [
    name,
    lineOf(name, maxLength, isRequired),
  ]);
  return { recipient, ...Object.fromEntries(parts), country } as Address;
}

/**
 * Makes sure that an order goes where its customer has agreed to, though the store's settings may have changed meanwhile.
 * @param delivery as checked before
 * @param quote read in the transaction of the order
 * @returns the method; undefined if nothing is shipped
 * @throws Refusal 409 if it is not offered any more
 */
export function agreedMethod({ methodId, address }: Delivery, quote: Quote): OfferedMethod | undefined {
  const { isShipped, method } = quote;
  if (!isShipped) return undefined;
  const isSame = method !== undefined && method.id === methodId;
  if (!isSame || (!method.isPickup && address === undefined)) throw refusal(409, 'totalChanged');
  return method;
}
