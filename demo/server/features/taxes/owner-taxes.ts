import { Hono } from 'hono';

import { ownValue } from '../../../../core/json/index.ts';
import { DIALOG_WORDS } from '../../../../core/words/index.ts';
import { type FormValues, fieldOf, readForm } from '../../platform/http/read-form.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { ownerFrameOf } from '../../platform/owner/index.ts';
import { type OwnerQuestionData, PLAIN_QUESTION } from '../../platform/pages/owner-pages.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { checkCrumb } from '../../platform/sessions/check-crumb.ts';
import { COUNTRIES, countriesByName, countryName } from '../../platform/shared/countries.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { deleteTaxRate, findTaxes, saveIsTaxIncluded, saveTaxRate } from './taxes.ts';
import { TAX_TEXTS } from './texts.ts';

/** The page of taxes. */
export const TAXES_PAGE = { title: 'Taxes', path: OWNER_URLS.taxes } as const;

type Prices = 'with' | 'without';

/** The data of the page of taxes. */
interface TaxesData {
  readonly done: string | undefined;
  /** Why nothing was saved, unless a field says so. */
  readonly notice: string | undefined;
  /** Whether prices contain the tax, as it is stored, or as it was chosen. */
  readonly isIncluded: boolean;
  /** As it is stored. */
  readonly seenPrices: Prices;
  readonly rates: readonly {
    readonly name: string;
    readonly percent: string;
    readonly editUrl: string;
    readonly deleteUrl: string;
  }[];
  readonly rateForm: {
    readonly options: readonly { readonly code: string; readonly name: string; readonly isChosen: boolean }[];
    readonly countryProblem: string | undefined;
    readonly percent: string;
    readonly percentProblem: string | undefined;
    /** The country whose rate it was opened for, and that rate; '' for none. */
    readonly seenCountry: string;
    readonly seenPercent: string;
  };
}

declare module '../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-taxes': TaxesData;
  }
}

const { rateSaved, rateDeleted, pricesSaved } = TAX_TEXTS;
const DONE: Readonly<Record<string, string>> = {
  saved: rateSaved,
  deleted: rateDeleted,
  prices: pricesSaved,
};
const PERCENT = /^(\d{1,3})(?:[.,](\d{1,2}))?$/;
const WHOLE_BASIS_POINTS = 10_000;

/**
 * Reads the page of taxes.
 * @param context the request: `done`, and `country` for the one whose rate is edited, in its query
 * @param parts what the routes are built from
 * @param refused the form of a rate that was refused, and whether because somebody else has changed the rate
 * Source: docs/behaviour/owner-pages.md §19.4
 */
export async function readTaxes(
  context: StoreContext,
  { db }: StoreParts,
  refused?: { readonly form: FormValues; readonly hasChanged: boolean },
): Promise<TaxesData> {
  const { isIncluded, rates } = await findTaxes(db);
  const chosen = refused ? fieldOf(refused.form, 'country') : (context.req.query('country') ?? '');
  const basisPoints = rates.get(chosen);
  const known = { seenCountry: chosen, seenPercent: basisPoints === undefined ? '' : percentOf(basisPoints) };
  const { changed } = TAX_TEXTS;
  return {
    done: ownValue(DONE, context.req.query('done') ?? ''),
    notice: refused?.hasChanged ? changed(countryName(chosen), known.seenPercent) : undefined,
    isIncluded,
    seenPrices: pricesOf(isIncluded),
    rates: countriesByName([...rates.keys()]).map(({ code, name }) => ({
      name,
      percent: `${percentOf(rates.get(code) ?? 0)}%`,
      editUrl: `${OWNER_URLS.taxes}?${new URLSearchParams({ country: code })}#rate`,
      deleteUrl: OWNER_URLS.deleteTaxRate.replace(':country', code),
    })),
    rateForm: {
      options: countriesByName(COUNTRIES).map((one) => ({ ...one, isChosen: one.code === chosen })),
      ...(refused ? typedRate(refused.form) : { ...UNTYPED, percent: known.seenPercent }),
      // A form with an error is still about what it was opened for.
      ...(refused?.hasChanged === false ? seenFieldsIn(refused.form) : known),
    },
  };
}

function pricesOf(isIncluded: boolean): Prices {
  return isIncluded ? 'with' : 'without';
}

/** Undefined for anything else. */
function isIncludedIn(form: FormValues, name: string): boolean | undefined {
  const text = fieldOf(form, name);
  return text === 'with' || text === 'without' ? text === 'with' : undefined;
}

type RateForm = TaxesData['rateForm'];

const UNTYPED = { countryProblem: undefined, percentProblem: undefined };

function typedRate(form: FormValues): Omit<RateForm, 'options' | 'seenCountry' | 'seenPercent'> {
  const percent = fieldOf(form, 'percent');
  return {
    countryProblem: COUNTRIES.includes(fieldOf(form, 'country')) ? undefined : TAX_TEXTS.noCountry,
    percent,
    percentProblem: basisPointsOf(percent) === undefined ? TAX_TEXTS.badRate : undefined,
  };
}

function seenFieldsIn(form: FormValues): Pick<RateForm, 'seenCountry' | 'seenPercent'> {
  return { seenCountry: fieldOf(form, 'seenCountry'), seenPercent: fieldOf(form, 'seenPercent') };
}

/**
 * The forms that set and delete a rate, and say whether prices contain the tax.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §19.4, §19.5
 */
export function taxRoutes(parts: StoreParts): Hono<StoreEnv> {
  const { db, secret, site } = parts;
  const routes = new Hono<StoreEnv>();
  const done = (context: StoreContext, what: string) =>
    context.redirect(`${OWNER_URLS.taxes}?${new URLSearchParams({ done: what })}`, 303);
  const print = (context: StoreContext, page: TaxesData, status: 400 | 409) => {
    const data = { ...ownerFrameOf(context, parts, TAXES_PAGE), ...page };
    return context.html(site.renderForOwner('owner-taxes', data), status);
  };
  routes.post(OWNER_URLS.taxes, async (context) => {
    const form = await readForm(context);
    checkCrumb(context, secret, fieldOf(form, 'crumb'));
    const country = fieldOf(form, 'country');
    const basisPoints = basisPointsOf(fieldOf(form, 'percent'));
    const isValid = basisPoints !== undefined && COUNTRIES.includes(country);
    if (isValid && (await saveTaxRate(db, country, { basisPoints, seen: seenIn(form) })))
      return done(context, 'saved');
    const page = await readTaxes(context, parts, { form, hasChanged: isValid });
    return print(context, page, isValid ? 409 : 400);
  });
  routes.post(OWNER_URLS.taxInPrices, async (context) => {
    const form = await readForm(context);
    checkCrumb(context, secret, fieldOf(form, 'crumb'));
    const isIncluded = isIncludedIn(form, 'prices') ?? false;
    const seen = isIncludedIn(form, 'seenPrices');
    if (await saveIsTaxIncluded(db, { isIncluded, seen })) return done(context, 'prices');
    const page = await readTaxes(context, parts);
    return print(context, { ...page, isIncluded, notice: TAX_TEXTS.pricesChanged(page.isIncluded) }, 409);
  });
  routes.post(OWNER_URLS.deleteTaxRate, async (context) => {
    checkCrumb(context, secret, fieldOf(await readForm(context), 'crumb'));
    await deleteTaxRate(db, context.req.param('country'));
    return done(context, 'deleted');
  });
  return routes;
}

/**
 * Reads the confirmation page for deleting a rate.
 * @param context the request: `country` in its path
 * @param parts what the routes are built from
 * @throws Refusal 404 if there is none
 * Source: docs/behaviour/owner-pages.md §19.4
 */
export async function readRateQuestion(
  context: StoreContext,
  { db }: StoreParts,
): Promise<OwnerQuestionData> {
  const country = context.req.param('country') ?? '';
  const basisPoints = (await findTaxes(db)).rates.get(country);
  if (basisPoints === undefined) throw refusal(404, 'unknownPage');
  return {
    ...PLAIN_QUESTION,
    about: `${countryName(country)} · ${percentOf(basisPoints)}%`,
    consequence: TAX_TEXTS.deletedForGood,
    action: OWNER_URLS.deleteTaxRate.replace(':country', country),
    confirmText: TAX_TEXTS.deleteRate,
    cancelUrl: OWNER_URLS.taxes,
    cancelText: DIALOG_WORDS.cancel,
  };
}

/** The rate that the owner saw, if it is that of the country. */
function seenIn(form: FormValues): number | undefined {
  const { seenCountry, seenPercent } = seenFieldsIn(form);
  return seenCountry === fieldOf(form, 'country') ? basisPointsOf(seenPercent) : undefined;
}

function basisPointsOf(percent: string): number | undefined {
  const [, whole, part = ''] = PERCENT.exec(percent.trim().replace(/\s*%$/, '')) ?? [];
  if (whole === undefined) return undefined;
  const basisPoints = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return basisPoints >= 1 && basisPoints <= WHOLE_BASIS_POINTS ? basisPoints : undefined;
}

function percentOf(basisPoints: number): string {
  return String(basisPoints / 100);
}
