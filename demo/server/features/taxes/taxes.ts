import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import type { TaxRate } from '../totals/index.ts';

/** The setting that says whether prices contain the tax. */
const INCLUDED = 'prices-include-tax';

/** The taxes of the store. */
export interface Taxes {
  /** Whether prices contain the tax, in every country. */
  readonly isIncluded: boolean;
  /** Country → rate in hundredths of a percent; no tax in other countries. */
  readonly rates: ReadonlyMap<string, number>;
}

/**
 * Reads the taxes of the store.
 * @param db the store's database, or an open transaction
 * Source: docs/behaviour/reference-store.md §22.5
 */
export async function findTaxes(db: Database | StoreTransaction): Promise<Taxes> {
  const rows = await db.selectFrom('tax_rates').selectAll().execute();
  const setting = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', INCLUDED)
    .executeTakeFirst();
  return {
    isIncluded: setting?.value === 'yes',
    rates: new Map(rows.map(({ country, basis_points: basisPoints }) => [country, basisPoints])),
  };
}

/**
 * Finds the tax rate of a country.
 * @param taxes those of the store
 * @param country its code
 * @returns undefined where no tax is due
 */
export function taxRateIn({ isIncluded, rates }: Taxes, country: string): TaxRate | undefined {
  const basisPoints = rates.get(country);
  return basisPoints === undefined ? undefined : { basisPoints, isIncluded };
}

/**
 * Sets the rate of a country.
 * @param db the store's database
 * @param country its code
 * @param rate the new one, and the one that the owner saw, if any, in hundredths of a percent
 * @returns false if somebody else has changed it
 * Source: docs/behaviour/owner-pages.md §19.4
 */
export async function saveTaxRate(
  db: Database,
  country: string,
  { basisPoints, seen }: { readonly basisPoints: number; readonly seen: number | undefined },
): Promise<boolean> {
  const saved = await db
    .insertInto('tax_rates')
    .values({ country, basis_points: basisPoints })
    .onConflict((conflict) => {
      const update = conflict.column('country').doUpdateSet({ basis_points: basisPoints });
      return seen === undefined ? update : update.where('tax_rates.basis_points', '=', seen);
    })
    .returning('country')
    .executeTakeFirst();
  return saved !== undefined;
}

/**
 * Removes the rate of a country.
 * @param db the store's database
 * @param country its code
 * Source: docs/behaviour/owner-pages.md §19.4
 */
export async function deleteTaxRate(db: Database, country: string): Promise<void> {
  await db.deleteFrom('tax_rates').where('country', '=', country).execute();
}

/**
 * Saves whether prices contain the tax.
 * @param db the store's database
 * @param choice whether they do, and what the owner saw, if known
 * @returns false if somebody else has changed it
 * Source: docs/behaviour/owner-pages.md §19.5
 */
export async function saveIsTaxIncluded(
  db: Database,
  { isIncluded, seen }: { readonly isIncluded: boolean; readonly seen: boolean | undefined },
): Promise<boolean> {
  const value = toValue(isIncluded);
  const saved = await db
    .insertInto('settings')
    .values({ name: INCLUDED, value })
    .onConflict((conflict) => {
      const update = conflict.column('name').doUpdateSet({ value });
      // Both may have wanted the same.
      return seen === undefined ? update : update.where('settings.value', 'in', [value, toValue(seen)]);
    })
    .returning('name')
    .executeTakeFirst();
  return saved !== undefined;
}

function toValue(isIncluded: boolean): string {
  return isIncluded ? 'yes' : 'no';
}
