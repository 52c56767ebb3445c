import * as v from 'valibot';

import { decimalFromMinor, formatMoney, minorFromDecimal, money } from '../../../../core/money/index.ts';
import { check } from '../../platform/http/read-json.ts';
import { COUNTRIES, countryName } from '../../platform/shared/countries.ts';
import { CURRENCY } from '../../platform/shared/money.ts';
import { shownLine } from '../../platform/shared/shown-text.ts';
import type { NewShippingMethod, ShippingMethod } from './methods.ts';
import { SHIPPING_TEXTS } from './texts.ts';

const MAX_NAME_LENGTH = 100;
const AMOUNT = /^\d{1,7}(?:\.\d{1,2})?$/;

/** A shipping method as it is typed. */
export interface TypedMethod {
  readonly name: string;
  readonly price: string;
  /** '' if it always costs its price. */
  readonly freeFrom: string;
  readonly isPickup: boolean;
  readonly isEverywhere: boolean;
  readonly countries: readonly string[];
}

/** What the form of a new method shows. */
export const NEW_METHOD: TypedMethod = {
  name: '',
  price: '',
  freeFrom: '',
  isPickup: false,
  isEverywhere: true,
  countries: [],
};

const amount = v.pipe(
  v.string(),
  v.transform((text) => text.trim().replace(/^\$\s*/, '')),
  v.regex(AMOUNT, SHIPPING_TEXTS.badAmount),
  v.transform((text) => minorFromDecimal(text, CURRENCY)),
);
const METHOD = v.object({
  name: shownLine(MAX_NAME_LENGTH),
  price: amount,
  freeFrom: v.union([v.pipe(v.string(), v.trim(), v.literal('')), amount], SHIPPING_TEXTS.badAmount),
  countries: v.pipe(
    v.nullable(v.array(v.picklist(COUNTRIES, SHIPPING_TEXTS.noCountries))),
    v.check((codes) => codes === null || codes.length > 0, SHIPPING_TEXTS.noCountries),
  ),
});

/**
 * Reads a posted method.
 * @param entries the posted form
 */
export function typedMethod(entries: URLSearchParams): TypedMethod {
  const textOf = (name: string) => entries.get(name) ?? '';
  return {
    name: textOf('name'),
    price: textOf('price'),
    freeFrom: textOf('freeFrom'),
    isPickup: textOf('kind') === 'pickup',
    isEverywhere: textOf('where') !== 'some',
    countries: [...new Set(entries.getAll('country'))].filter((code) => COUNTRIES.includes(code)),
  };
}

/**
 * Checks a posted method.
 * @param typed as it was posted
 * @throws Refusal 400 with a sentence per field
 * Source: docs/behaviour/owner-pages.md §19.1
 */
export function checkMethod(typed: TypedMethod): NewShippingMethod {
  const { isPickup, isEverywhere, countries } = typed;
  const checked = check(METHOD, { ...typed, countries: isEverywhere ? null : countries });
  return {
    name: checked.name,
    priceCents: checked.price,
    freeFromCents: checked.freeFrom === '' ? undefined : checked.freeFrom,
    isPickup,
    countries: checked.countries ?? undefined,
  };
}

/**
 * Writes a method as it would be typed.
 * @param method the method
 */
export function typedFrom({
  name,
  priceCents,
  freeFromCents,
  isPickup,
  countries,
}: ShippingMethod): TypedMethod {
  return {
    name,
    price: decimalFromMinor(priceCents, CURRENCY),
    freeFrom: freeFromCents === undefined ? '' : decimalFromMinor(freeFromCents, CURRENCY),
    isPickup,
    isEverywhere: countries === undefined,
    countries: countries ?? [],
  };
}

const MOST_NAMES = 3;

/**
 * Describes a method in a line.
 * @param method the method
 */
export function factsOf({ priceCents, freeFromCents, isPickup, countries }: ShippingMethod): string {
  const { free, freeFrom, pickup, delivery, everywhere } = SHIPPING_TEXTS;
  const printed = (cents: number) => formatMoney(money(cents, CURRENCY));
  const names = countries?.slice(0, MOST_NAMES).map(countryName).join(', ');
  const more = (countries?.length ?? 0) - MOST_NAMES;
  return [
    isPickup ? pickup : delivery,
    priceCents === 0 ? free : printed(priceCents),
    ...(freeFromCents === undefined || priceCents === 0 ? [] : [freeFrom(printed(freeFromCents))]),
    names === undefined ? everywhere : `${names}${more > 0 ? ` and ${more} more` : ''}`,
  ].join(' · ');
}
