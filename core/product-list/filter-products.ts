import { isSoldOut, priceSummary, type Product, productStatus, type Variant } from '../product/index.ts';
import type { OfferedFilters } from './product-page.ts';
import type { ProductFilters } from './product-query.ts';

/** What filters look at: a variant, or the product itself where it has no variant. */
interface Offer {
  readonly attributes: Variant['attributes'];
  /** Null without a price. */
  readonly priceCents: number | null;
  readonly isAvailable: boolean;
}

/**
 * Checks whether one variant of a product fits all filters.
 * @param product the product
 * @param filters what the visitor has chosen
 * Source: docs/behaviour/product-lists.md §1.4
 */
export function fitsOf(product: Product, filters: ProductFilters): boolean {
  return offersOf(product).some((offer) => isFitting(offer, filters));
}

/**
 * Lists what products can be narrowed by. The counts of an option leave its own filter aside, so that visitors see what
 * another value would give them.
 * @param products all of the collection or category
 * @param filters what the visitor has chosen
 * Source: docs/behaviour/product-lists.md §1.6
 */
export function offeredFilters(products: readonly Product[], filters: ProductFilters): OfferedFilters {
  const offers = products.map(offersOf);
  // The denominations of a gift card have no name.
  const names = new Set(products.flatMap(({ options }) => options.flatMap(({ name }) => name || [])));
  const prices = offers.flat().flatMap(({ priceCents }) => (priceCents === null ? [] : [priceCents]));
  return {
    options: [...names].map((name) => ({ name, values: valuesOf(name, { offers, filters }) })),
    prices:
      prices.length === 0
        ? null
        : {
            minCents: prices.reduce((a, b) => Math.min(a, b)),
            maxCents: prices.reduce((a, b) => Math.max(a, b)),
          },
    hasAvailability: products.some(isSoldOut),
  };
}

interface Counted {
  readonly offers: readonly (readonly Offer[])[];
  readonly filters: ProductFilters;
}

function valuesOf(name: string, { offers, filters }: Counted): OfferedFilters['options'][number]['values'] {
  const values = new Set(offers.flat().flatMap(({ attributes }) => attributes[name] ?? []));
  const { [name]: _own, ...others } = filters.options;
  const without: ProductFilters = { ...filters, options: others };
  const fitting = offers.map((list) => list.filter((offer) => isFitting(offer, without)));
  return [...values].map((value) => ({
    value,
    count: fitting.filter((list) => list.some(({ attributes }) => attributes[name] === value)).length,
  }));
}

function offersOf(product: Product): readonly Offer[] {
  const { variants } = product;
  const priceOf = (variant: Variant | null) => priceSummary(product, variant).price?.amountMinor ?? null;
  if (variants.length === 0)
    return [{ attributes: {}, priceCents: priceOf(null), isAvailable: !isSoldOut(product) }];
  return variants.map((variant) => ({
    attributes: variant.attributes,
    priceCents: priceOf(variant),
    isAvailable: productStatus(product, variant) !== 'sold-out',
  }));
}

function isFitting({ attributes, priceCents, isAvailable }: Offer, filters: ProductFilters): boolean {
  const { minPriceCents, maxPriceCents } = filters;
  if (filters.isAvailable && !isAvailable) return false;
  if (minPriceCents !== null && (priceCents ?? -1) < minPriceCents) return false;
  if (maxPriceCents !== null && (priceCents ?? Infinity) > maxPriceCents) return false;
  return Object.entries(filters.options).every(([name, values]) => {
    const value = attributes[name];
    return value !== undefined && values.includes(value);
  });
}
