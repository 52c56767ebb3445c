import { PRODUCT_TYPES } from '../../../../core/enumerations/index.ts';
import { SITE_COUNTRY } from '../../../site/website.ts';
import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { COUNTRIES } from '../../platform/shared/countries.ts';
import { type CartEntry, pricedLines } from '../cart/index.ts';
import { findTaxes, taxRateIn } from '../taxes/index.ts';
import type { TotalsParts } from '../totals/index.ts';
import { findShippingMethods, type ShippingMethod } from './methods.ts';

/** What a visitor has chosen; '' for nothing yet. */
export interface DeliveryChoice {
  /** A code, which may be unknown. */
  readonly country: string;
  readonly methodId: string;
}

/** A shipping method with its price for a cart. */
export interface OfferedMethod extends Pick<ShippingMethod, 'id' | 'name' | 'isPickup'> {
  readonly costCents: number;
}

/** Where a cart can go, and what that costs. */
export interface Quote extends Pick<TotalsParts, 'taxRate'> {
  /** Whether something has to be shipped. */
  readonly isShipped: boolean;
  /** Whether the country matters: for shipping or for tax. */
  readonly asksCountry: boolean;
  /** The countries to choose from. */
  readonly countries: readonly string[];
  /** The chosen one, or the default; '' if it does not matter. */
  readonly country: string;
  /** The methods for this country, in the owner's order. */
  readonly methods: readonly OfferedMethod[];
  /** The chosen one, or the cheapest; undefined without any. */
  readonly method: OfferedMethod | undefined;
  readonly shippingCostCents: number;
}

/** The store's settings that a quote follows from. */
interface Terms {
  readonly methods: readonly ShippingMethod[];
  readonly taxes: Awaited<ReturnType<typeof findTaxes>>;
}

/**
 * Calculates where a cart can go, and what that costs.
 * @param db the store's database, or an open transaction
 * @param entries the lines of the cart
 * @param choice what the visitor has chosen
 * Source: docs/behaviour/reference-store.md §22
 */
export async function quoteDelivery(
  db: Database | StoreTransaction,
  entries: readonly CartEntry[],
  choice: DeliveryChoice,
): Promise<Quote> {
  const terms = { methods: await findShippingMethods(db), taxes: await findTaxes(db) };
  return quoteOf(terms, entries, choice);
}

/**
 * Takes the costs of shipping off a quote, as a code does. The preselected method stays.
 * @param quote with costs
 */
export function withFreeShipping(quote: Quote): Quote {
  const methods = quote.methods.map((method) => ({ ...method, costCents: 0 }));
  const method = methods.find(({ id }) => id === quote.method?.id);
  return { ...quote, methods, method, shippingCostCents: 0 };
}

function quoteOf({ methods, taxes }: Terms, entries: readonly CartEntry[], choice: DeliveryChoice): Quote {
  const goodsCents = sumOfGoods(entries);
  const isShipped = entries.some(({ productType }) => productType === PRODUCT_TYPES.physical);
  const isTaxed = taxes.rates.size > 0 && entries.some(isGood);
  const asksCountry = isShipped || isTaxed;
  const served = isShipped ? servedBy(methods) : COUNTRIES;
  const country = asksCountry ? countryOf(choice.country, served) : '';
  const withCosts = isShipped ? offersIn(country, methods, goodsCents) : [];
  const method = withCosts.find(({ id }) => id === choice.methodId) ?? cheapestOf(withCosts);
  return {
    isShipped,
    asksCountry,
    countries: withCountry(served, country),
    country,
    methods: withCosts,
    method,
    shippingCostCents: method?.costCents ?? 0,
    taxRate: taxRateIn(taxes, country),
  };
}

function withCountry(served: readonly string[], country: string): readonly string[] {
  return served.includes(country) || country === '' ? served : [...served, country];
}

function offersIn(
  country: string,
  methods: readonly ShippingMethod[],
  goodsCents: number,
): readonly OfferedMethod[] {
  const offered = methods.filter((method) => isFor(method, country));
  return offered.map(({ id, name, isPickup, ...method }) => ({
    id,
    name,
    isPickup,
    costCents: costOf(method, goodsCents),
  }));
}

function isGood({ productType }: CartEntry): boolean {
  return productType !== PRODUCT_TYPES['gift-card'];
}

/**
 * Sums up what counts for the amount from which a method is free, in cents.
 * @param entries the lines of a cart
 * Source: docs/behaviour/reference-store.md §22.1
 */
export function sumOfGoods(entries: readonly CartEntry[]): number {
  return pricedLines(entries.filter(isGood)).reduce((sum, { subtotalCents }) => sum + subtotalCents, 0);
}

/** A country that the store does not serve stays, so that the visitor can be told so. */
function countryOf(chosen: string, served: readonly string[]): string {
  if (COUNTRIES.includes(chosen)) return chosen;
  return served.includes(SITE_COUNTRY) ? SITE_COUNTRY : (served[0] ?? SITE_COUNTRY);
}

/**
 * Lists the countries that a store serves.
 * @param methods its shipping methods
 */
export function servedBy(methods: readonly ShippingMethod[]): readonly string[] {
  return COUNTRIES.filter((country) => methods.some((method) => isFor(method, country)));
}

/**
 * Returns whether a shipping method is offered in a country.
 * @param method the method
 * @param country the code of the country
 */
export function isFor({ countries }: ShippingMethod, country: string): boolean {
  return countries?.includes(country) ?? true;
}

function costOf(
  { priceCents, freeFromCents }: Pick<ShippingMethod, 'priceCents' | 'freeFromCents'>,
  goodsCents: number,
): number {
  return freeFromCents !== undefined && goodsCents >= freeFromCents ? 0 : priceCents;
}

/** One that delivers comes first: a pickup has to be chosen. */
function cheapestOf(methods: readonly OfferedMethod[]): OfferedMethod | undefined {
  const [cheapest] = [...methods].sort(
    (one, other) => Number(one.isPickup) - Number(other.isPickup) || one.costCents - other.costCents,
  );
  return cheapest;
}
