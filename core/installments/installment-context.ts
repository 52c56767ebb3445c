import { fieldsOf, isJsonObject, type NoteField, readFlag } from '../json/index.ts';
import type { Settings } from '../page/index.ts';
import { installmentBrand, installmentLocale } from './installment-locale.ts';
import type { InstallmentRange } from './installment-offer.ts';

/** The tag's own attributes; null or empty falls back to the product, then to the page. */
export interface OwnInstallmentContext {
  /** Minor units. */
  readonly minimumCents: number | null;
  /** Minor units. */
  readonly maximumCents: number | null;
  readonly country: string;
  readonly shopperLanguage: string;
}

/** The sources of an instalment context. */
export interface InstallmentSources {
  readonly own: OwnInstallmentContext;
  /** `installments` of the product's JSON, of any shape; undefined and null where it has none. */
  readonly product: unknown;
  readonly page: Settings['installments'];
}

/** A context that has been read. Source: docs/behaviour/instalments.md §1 */
export type InstallmentContext =
  | { readonly state: 'unavailable' }
  /** Something is missing or not as promised. */
  | { readonly state: 'unusable'; readonly problem: string }
  | {
      readonly state: 'available';
      readonly range: InstallmentRange;
      /** Such as `en_US`. */
      readonly locale: string;
      readonly brand: string;
    };

/**
 * Reads the instalment context of a product. The tag takes precedence over the product, the product over the page.
 * @param sources the three
 * Source: docs/behaviour/instalments.md §1
 */
export function readInstallmentContext({ own, product, page }: InstallmentSources): InstallmentContext {
  const badFields: string[] = [];
  const layers = [readOwn(own), readProduct(product, (path) => badFields.push(path)), readPage(page, own)];
  if (badFields[0] !== undefined) return unusable(`${badFields[0]} not as promised`);
  return checked((name) => layers.map((layer) => layer[name]).find((value) => value !== null) ?? null);
}

/** The values of one source; null falls back to the next one. */
interface Layer {
  readonly isAvailable: boolean | null;
  readonly minimumCents: number | null;
  readonly maximumCents: number | null;
  readonly country: string | null;
  readonly shopperLanguage: string | null;
}

// Field by field, because a tag's values may be inherited getters.
function readOwn({ minimumCents, maximumCents, country, shopperLanguage }: OwnInstallmentContext): Layer {
  return {
    isAvailable: null,
    minimumCents,
    maximumCents,
    country: country || null,
    shopperLanguage: shopperLanguage || null,
  };
}

function readProduct(json: unknown, note: NoteField): Layer {
  if ((json ?? null) !== null && !isJsonObject(json)) note('installments');
  const fields = fieldsOf(json, note, 'installments');
  return {
    isAvailable: fields.read('afterPayAvailable', readFlag),
    minimumCents: fields.count('afterPayMin'),
    maximumCents: fields.count('afterPayMax'),
    country: fields.trimmed('stripeAccountCountry'),
    shopperLanguage: fields.trimmed('shopperLanguage'),
  };
}

/** A complete tag does not need a source that says instalments are available. */
function readPage(page: InstallmentSources['page'], own: OwnInstallmentContext): Layer {
  const isWhole = own.minimumCents !== null && own.maximumCents !== null && own.country !== '';
  return {
    isAvailable: page.afterPayAvailable || isWhole,
    minimumCents: page.afterPayMin,
    maximumCents: page.afterPayMax,
    country: page.stripeAccountCountry,
    shopperLanguage: page.shopperLanguage,
  };
}

function checked(get: <Name extends keyof Layer>(name: Name) => Layer[Name] | null): InstallmentContext {
  if (!get('isAvailable')) return { state: 'unavailable' };
  const [minimumCents, maximumCents, country] = [get('minimumCents'), get('maximumCents'), get('country')];
  if (minimumCents === null) return unusable('afterPayMin is missing');
  if (maximumCents === null) return unusable('afterPayMax is missing');
  if (maximumCents <= minimumCents) return unusable('afterPayMax is not above afterPayMin');
  if (country === null) return unusable('stripeAccountCountry is missing');
  const locale = installmentLocale(country, get('shopperLanguage'));
  const brand = locale && installmentBrand(locale);
  if (locale === null || brand === null)
    return unusable(`no instalments in the country ${JSON.stringify(country.slice(0, 20))}`);
  return { state: 'available', range: { minimumCents, maximumCents }, locale, brand };
}

function unusable(problem: string): InstallmentContext {
  return { state: 'unusable', problem };
}
