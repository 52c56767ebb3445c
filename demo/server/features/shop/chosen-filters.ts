import { type ProductFilters, withoutValue } from '../../../../core/product-list/index.ts';
import { type Money, toMoney } from '../../platform/shared/money.ts';
import { type ListAddress, listUrl } from './list-url.ts';

/** A chosen filter, and the same list without it. One of its texts is there. */
export interface ChosenFilter {
  readonly url: string;
  readonly option?: { readonly title: string };
  /** The value of the option. */
  readonly value?: { readonly title: string };
  readonly from?: Money;
  readonly to?: Money;
  readonly isAvailability?: true;
}

/**
 * Lists the filters that a visitor has chosen.
 * @param address of the list
 */
export function chosenFilters(address: ListAddress): readonly ChosenFilter[] {
  const { filters } = address.query;
  const { options, minPriceCents, maxPriceCents, isAvailable } = filters;
  const urlWith = (changes: Partial<ProductFilters>) =>
    listUrl(address, { filters: { ...filters, ...changes }, page: 1 });
  const ofOptions = Object.entries(options).flatMap(([name, values]) =>
    values.map((value) => ({
      option: { title: name },
      value: { title: value },
      url: urlWith(withoutValue(filters, name, value)),
    })),
  );
  return [
    ...ofOptions,
    ...(minPriceCents === null
      ? []
      : [{ from: toMoney(minPriceCents), url: urlWith({ minPriceCents: null }) }]),
    ...(maxPriceCents === null
      ? []
      : [{ to: toMoney(maxPriceCents), url: urlWith({ maxPriceCents: null }) }]),
    ...(isAvailable ? [{ isAvailability: true as const, url: urlWith({ isAvailable: false }) }] : []),
  ];
}
