import { randomUUID } from 'node:crypto';

import { ownValue } from '../../../../core/json/index.ts';
import { DIALOG_WORDS } from '../../../../core/words/index.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { type OwnerQuestionData, PLAIN_QUESTION } from '../../platform/pages/owner-pages.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { COUNTRIES, countriesByName } from '../../platform/shared/countries.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { factsOf, NEW_METHOD, type TypedMethod, typedFrom } from './method-form.ts';
import { findShippingMethod, findShippingMethods, type ShippingMethod } from './methods.ts';
import { SHIPPING_TEXTS } from './texts.ts';

/** The list of shipping methods. */
interface ShippingData {
  readonly done: string | undefined;
  readonly newUrl: string;
  readonly methods: readonly {
    readonly title: string;
    readonly url: string;
    readonly facts: string;
    /** Absent for the first one. */
    readonly upUrl: string | undefined;
  }[];
}

interface MethodField {
  readonly text: string;
  readonly problem: string | undefined;
  /** Whether it is the first one with an error. */
  readonly hasFocus: boolean;
}

/** The form of a shipping method. */
export interface ShippingMethodData {
  readonly action: string;
  /** The idempotency key of a new one; '' otherwise. */
  readonly key: string;
  readonly version: number;
  /** Absent for a new one. */
  readonly deleteUrl: string | undefined;
  /** Why the last attempt failed, and the version that somebody else has saved; '' for none. */
  readonly notice: string | undefined;
  readonly theirs: string;
  readonly name: MethodField;
  readonly price: MethodField;
  readonly freeFrom: MethodField;
  readonly isPickup: boolean;
  readonly isEverywhere: boolean;
  readonly countries: Omit<MethodField, 'text'> & {
    readonly choices: readonly { readonly code: string; readonly name: string; readonly isTicked: boolean }[];
  };
}

declare module '../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-shipping': ShippingData;
    readonly 'owner-shipping-method': ShippingMethodData;
  }
}

/** The page of a new method, and that of an existing one. */
export const NEW_METHOD_PAGE = { title: 'New shipping method', path: OWNER_URLS.newShippingMethod } as const;
export const METHOD_PAGE = { title: 'Shipping method', path: OWNER_URLS.shippingMethod } as const;

const { created, saved, deleted, moved } = SHIPPING_TEXTS;
const DONE: Readonly<Record<string, string>> = { created, saved, deleted, moved };

/** A form that is shown again. */
interface Refused {
  readonly typed: TypedMethod;
  readonly key?: string;
  readonly notice: string | undefined;
  readonly problems: Readonly<Record<string, string>>;
  /** The method as somebody else has saved it. */
  readonly theirs?: ShippingMethod;
}

/**
 * Reads the list of shipping methods.
 * @param context the request: `done` in its query
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §19.1
 */
export async function readShipping(context: StoreContext, { db }: StoreParts): Promise<ShippingData> {
  const methods = await findShippingMethods(db);
  return {
    done: ownValue(DONE, context.req.query('done') ?? ''),
    newUrl: OWNER_URLS.newShippingMethod,
    methods: methods.map((method, index) => ({
      title: method.name,
      url: OWNER_URLS.shippingMethod.replace(':id', method.id),
      facts: factsOf(method),
      upUrl: index > 0 ? OWNER_URLS.raiseShippingMethod.replace(':id', method.id) : undefined,
    })),
  };
}

/**
 * Builds the form of a new method.
 * @param refused the entries and their errors
 * Source: docs/behaviour/owner-pages.md §19.1
 */
export function newMethodData(refused?: Refused): ShippingMethodData {
  return methodData(refused?.typed ?? NEW_METHOD, refused, {
    action: OWNER_URLS.newShippingMethod,
    key: refused?.key ?? randomUUID(),
    version: 0,
    deleteUrl: undefined,
  });
}

/**
 * Reads the form of a method.
 * @param context the request: `id` in its path
 * @param parts what the routes are built from
 * @param refused the entries and their errors
 * @throws Refusal 404 if there is none
 * Source: docs/behaviour/owner-pages.md §19.2
 */
export async function readMethod(
  context: StoreContext,
  { db }: StoreParts,
  refused?: Refused,
): Promise<ShippingMethodData> {
  const method = await findShippingMethod(db, context.req.param('id') ?? '');
  if (method === undefined) throw refusal(404, 'unknownPage');
  return methodData(refused?.typed ?? typedFrom(method), refused, {
    action: OWNER_URLS.shippingMethod.replace(':id', method.id),
    key: '',
    version: method.version,
    deleteUrl: OWNER_URLS.deleteShippingMethod.replace(':id', method.id),
  });
}

function methodData(
  { name, price, freeFrom, isPickup, isEverywhere, countries }: TypedMethod,
  refused: Refused | undefined,
  form: Pick<ShippingMethodData, 'action' | 'key' | 'version' | 'deleteUrl'>,
): ShippingMethodData {
  const { problems = {}, notice, theirs }: Partial<Refused> = refused ?? {};
  const wrong = ['name', 'price', 'freeFrom', 'countries'].filter(
    (field) => fieldProblem(field) !== undefined,
  );
  return {
    ...form,
    notice: wrong.length > 0 ? undefined : notice,
    theirs: theirs === undefined ? '' : `${theirs.name} · ${factsOf(theirs)}`,
    name: fieldOf('name', name),
    price: fieldOf('price', price),
    freeFrom: fieldOf('freeFrom', freeFrom),
    isPickup,
    isEverywhere,
    countries: {
      ...fieldOf('countries', ''),
      // The ticked ones first, because the list is long.
      choices: [true, false].flatMap((isTicked) =>
        countriesByName(COUNTRIES.filter((code) => countries.includes(code) === isTicked)).map((country) => ({
          ...country,
          isTicked,
        })),
      ),
    },
  };

  function fieldProblem(field: string): string | undefined {
    const key = Object.keys(problems).find((path) => path === field || path.startsWith(`${field}.`));
    return key === undefined ? undefined : problems[key];
  }

  function fieldOf(field: string, text: string): MethodField {
    return { text, problem: fieldProblem(field), hasFocus: wrong[0] === field };
  }
}

/**
 * Reads the confirmation page for deleting a method.
 * @param context the request: `id` in its path
 * @param parts what the routes are built from
 * @throws Refusal 404 if there is none
 * Source: docs/behaviour/owner-pages.md §19.3
 */
export async function readMethodQuestion(
  context: StoreContext,
  { db }: StoreParts,
): Promise<OwnerQuestionData> {
  const method = await findShippingMethod(db, context.req.param('id') ?? '');
  if (method === undefined) throw refusal(404, 'unknownPage');
  return {
    ...PLAIN_QUESTION,
    about: method.name,
    consequence: SHIPPING_TEXTS.deletedForGood,
    action: OWNER_URLS.deleteShippingMethod.replace(':id', method.id),
    confirmText: SHIPPING_TEXTS.deleteMethod,
    cancelUrl: OWNER_URLS.shippingMethod.replace(':id', method.id),
    cancelText: DIALOG_WORDS.cancel,
  };
}
