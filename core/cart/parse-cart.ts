import * as v from 'valibot';
import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
import type { Cart, CartEntry } from './cart.ts';

/** Reads a cart out of JSON whose shape nobody promised. */
export type ParseCart = (json: unknown) => Cart;

type Note = (field: string) => void;

/**
 * Makes the check at the cart's door: fields degrade one by one, so that one bad amount never hides a cart.
 * @param reportField receives the name of the first field that was not as promised, once per cart
 * @returns the parser
 * Source: storefront specification §3; threats, row "Server JSON"
 */
export function createCartParser(reportField: Note): ParseCart {
  let badFields: string[] = [];
  const schema = cartSchema((field) => badFields.push(field));
  return (json) => {
    badFields = [];
    const result = v.safeParse(schema, json);
    if (!result.success) throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
    if (badFields[0] !== undefined) reportField(badFields[0]);
    const totalQuantity = result.output.totalQuantity ?? sumOfQuantities(result.output.entries);
    return { ...result.output, totalQuantity };
  };
}

function sumOfQuantities(entries: readonly CartEntry[]): number {
  return entries.reduce((sum, entry) => sum + entry.quantity, 0);
}

/** A field that is absent takes `absent`; one that is wrong is noted and takes `wrong`. */
function fieldsOf(note: Note) {
  const field = <Output, Absent, Wrong>(
    name: string,
    schema: v.GenericSchema<unknown, Output>,
    absent: Absent,
    wrong: Wrong,
  ) =>
    v.pipe(
      v.unknown(),
      v.transform((value): Output | Absent | Wrong => {
        if (value === undefined || value === null) return absent;
        const result = v.safeParse(schema, value);
        if (result.success) return result.output;
        note(name);
        return wrong;
      }),
    );
  return {
    field,
    text: (name: string) => field(name, v.string(), '', ''),
    flag: (name: string) => field(name, v.boolean(), false, false),
    count: (name: string) => field(name, COUNT, 0, 0),
    cents: (name: string) => field(name, CENTS, 0, null),
    list: <Item>(name: string, item: v.GenericSchema<unknown, Item>) =>
      v.pipe(
        v.unknown(),
        v.transform((value): readonly Item[] =>
          keepGood(item, value, () => {
            note(name);
          }),
        ),
      ),
  };
}

const COUNT = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const CENTS = v.pipe(v.number(), v.safeInteger());
const COUPON = v.object({ code: v.string() });

function keepGood<Item>(
  schema: v.GenericSchema<unknown, Item>,
  values: unknown,
  noteBad: () => void,
): Item[] {
  if (values === undefined || values === null) return [];
  if (!Array.isArray(values)) {
    noteBad();
    return [];
  }
  return values.flatMap((value: unknown) => {
    const result = v.safeParse(schema, value);
    if (!result.success) noteBad();
    return result.success ? [result.output] : [];
  });
}

function entrySchema(note: Note) {
  const { field, text, count, cents } = fieldsOf(note);
  const attributes = field('attributes', v.record(v.string(), v.string()), {}, {});
  const sku = field('sku', v.string(), null, null);
  const image = v.object({ assetUrl: v.string(), altText: v.fallback(v.string(), '') });
  return v.object({
    id: v.string(),
    itemId: text('itemId'),
    quantity: count('quantity'),
    chosenVariant: field('chosenVariant', v.object({ sku, attributes }), null, null),
    additionalFields: text('additionalFields'),
    title: text('title'),
    subTotal: cents('subTotal'),
    purchasePriceCents: cents('purchasePriceCents'),
    productUrl: field('productUrl', v.string(), null, null),
    image: field('image', image, null, null),
  });
}

function cartSchema(note: Note) {
  const { field, text, flag, count, cents, list } = fieldsOf(note);
  return v.object({
    id: text('id'),
    websiteId: text('websiteId'),
    orderId: text('orderId'),
    created: count('created'),
    isPurchased: flag('isPurchased'),
    entries: list('entries', entrySchema(note)),
    shippingOptions: list('shippingOptions', v.unknown()),
    selectedShippingOption: v.unknown(),
    shippingLocation: v.unknown(),
    applicableTaxRules: list('applicableTaxRules', v.unknown()),
    coupons: list('coupons', COUPON),
    validCoupons: list('validCoupons', COUPON),
    invalidCoupons: list('invalidCoupons', COUPON),
    subtotalCents: cents('subtotalCents'),
    taxCents: cents('taxCents'),
    shippingCostCents: cents('shippingCostCents'),
    discountCents: cents('discountCents'),
    grandTotalCents: cents('grandTotalCents'),
    totalQuantity: field('totalQuantity', COUNT, null, 0),
    hasDigital: flag('hasDigital'),
    purelyDigital: flag('purelyDigital'),
    requiresShipping: flag('requiresShipping'),
    currency: field('currency', v.string(), null, null),
    version: field('version', COUNT, null, null),
  });
}
