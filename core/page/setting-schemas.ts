import * as v from 'valibot';
import { codeOfName, nameOfCode, PAGE_TYPES, type PageTypeCode } from '../enumerations/index.ts';
import { isCurrencyCode } from '../money/index.ts';
import { formatApiRoot, formatPlace, parseUrl } from './setting-url.ts';

// Each message says what was expected; the warning around it adds the place and the actual value.

/** A boolean. Source: docs/behaviour/settings.md §2.1. */
export const Switch = v.boolean('true or false');

/** Any text. Source: docs/behaviour/settings.md §2.1. */
export const AnyText = v.string('a text');

/** Any text; the empty text means "none". Source: docs/behaviour/settings.md §2.4. */
export const OptionalText = v.pipe(
  AnyText,
  v.transform((text) => (text === '' ? null : text)),
);

/** A name a cookie can have. Source: RFC 6265 §4.1.1. */
export const CookieName = v.pipe(AnyText, v.regex(/^[\w!#$%&'*+.^`|~-]+$/, "a cookie's name"));

/**
 * The code of a currency that a store can sell in; lower case is accepted.
 * Source: docs/behaviour/settings.md §3.5
 */
export const Currency = v.pipe(
  AnyText,
  v.trim(),
  v.toUpperCase(),
  v.guard(isCurrencyCode, 'the code of one of the 27 currencies, such as "USD"'),
);

/** A language tag; underscores are accepted. Source: docs/behaviour/settings.md §3.5. */
export const Locale = v.pipe(
  AnyText,
  v.transform((text) => text.trim().replaceAll('_', '-')),
  v.check((text) => doesNotThrow(() => new Intl.Locale(text)), 'a language tag such as "en-US"'),
  v.transform((text) => new Intl.Locale(text).toString()),
);

/** A time zone's name. Source: docs/behaviour/settings.md §3.5. */
export const TimeZone = v.pipe(
  AnyText,
  v.trim(),
  v.check(
    (timeZone) => doesNotThrow(() => new Intl.DateTimeFormat('en', { timeZone })),
    'a time zone such as "America/New_York"',
  ),
);

/** A whole number from 0 up. Source: docs/behaviour/settings.md §2.4. */
export const Count = v.pipe(
  v.number('a number'),
  v.safeInteger('a whole number'),
  v.minValue(0, 'a number from 0 up'),
);

/** A numeric code, as a number or as text in an attribute. Source: docs/behaviour/settings.md §2.4. */
const Code = v.union(
  [v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))],
  'a numeric code',
);

/** Numeric codes. Source: docs/behaviour/settings.md §2.4. */
export const Codes = v.array(Code, 'a list of numeric codes');

/** A page type by its code or its name. Source: docs/behaviour/settings.md §3.1. */
export const PageType = v.pipe(
  v.union([Code, AnyText], 'a page type'),
  v.transform((said) => codeOfName(PAGE_TYPES, said) ?? said),
  v.guard(
    (code): code is PageTypeCode => nameOfCode(PAGE_TYPES, code) !== undefined,
    'a page type such as 200 or "show-cart"',
  ),
);

/** The collection or item of the page. Source: docs/behaviour/settings.md §3.1. */
export const Subject = v.object(
  {
    id: v.pipe(v.string('an id'), v.nonEmpty('an id')),
    title: v.fallback(v.nullable(v.string()), null),
    recordType: v.fallback(v.nullable(Code), null),
    permissionType: v.fallback(v.nullable(Code), null),
  },
  'an object with an id',
);

/**
 * The merchandising context of a product; an unusable value counts as absent.
 * Source: docs/behaviour/products.md §9.1
 */
export const Merchandising = v.object(
  {
    restockNotificationViews: orNothing(v.array(v.unknown())),
    restockNotificationMessages: orNothing(v.record(v.string(), v.string())),
    mailingListSignUpEnabled: orNothing(v.boolean()),
    mailingListOptInByDefault: orNothing(v.boolean()),
    scarcityEnabled: orNothing(v.boolean()),
    scarcityText: orNothing(v.string()),
    scarcityShownByDefault: orNothing(v.boolean()),
    customSoldOutText: orNothing(v.string()),
  },
  'an object',
);

/** The site's experiments. Source: docs/behaviour/experiments.md §1.1. */
export const Experiments = v.array(
  v.object({ name: v.string(), variant: v.string(), status: v.string() }, 'a name, a variant and a status'),
  'a list of experiments',
);

/**
 * Creates the schema of a setting that takes one of several words.
 * @param answers the allowed words
 * @returns a schema that passes the word through
 * Source: docs/behaviour/settings.md §2.1.
 */
export function oneOf<const T extends string>(answers: readonly T[]): v.GenericSchema<unknown, T> {
  return v.picklist(answers, `one of ${answers.join(', ')}`);
}

/**
 * Creates the schema of a URL of the site.
 * @param baseUri the document's base; null where there is no document
 * @returns a schema from text to checked text
 * Source: docs/behaviour/settings.md §4.
 */
export function createPlaceSchema(baseUri: string | null): v.GenericSchema<unknown, string> {
  return createUrlSchema(baseUri, formatPlace);
}

/**
 * Creates the schema of several URLs by name.
 * @param baseUri the document's base; null where there is no document
 * @returns a schema from texts to checked texts
 * Source: docs/behaviour/settings.md §4.
 */
export function createPlacesSchema(
  baseUri: string | null,
): v.GenericSchema<unknown, Readonly<Record<string, string>>> {
  return v.record(v.string(), createPlaceSchema(baseUri), 'an object of URLs');
}

/**
 * Creates the schema of the API root.
 * @param baseUri the document's base; null where there is no document
 * @returns a schema from text to checked text
 * Source: docs/behaviour/settings.md §4.
 */
export function createApiRootSchema(baseUri: string | null): v.GenericSchema<unknown, string> {
  return createUrlSchema(baseUri, formatApiRoot);
}

function createUrlSchema(
  baseUri: string | null,
  format: (url: URL, baseUri: string | null) => string,
): v.GenericSchema<unknown, string> {
  return v.pipe(
    v.string(URL_EXPECTED),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const url = parseUrl(dataset.value, baseUri);
      if (url !== null) return format(url, baseUri);
      addIssue({ message: URL_EXPECTED });
      return NEVER;
    }),
  );
}

const URL_EXPECTED = 'an http or https URL, another site named in full';

function orNothing<T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T | undefined> {
  return v.fallback(v.optional(schema), undefined);
}

function doesNotThrow(action: () => unknown): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}
