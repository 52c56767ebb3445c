import * as v from 'valibot';
import { formatApiRoot, formatPlace, parseUrl } from './setting-url.ts';

/** Any text; the empty one says "none". Source: design §5.2. */
export const OptionalText = v.pipe(
  v.string(),
  v.transform((text) => (text === '' ? null : text)),
);

/** Text that says something. Source: design §5.2. */
export const Text = v.pipe(v.string(), v.trim(), v.nonEmpty('a text that is not empty'));

/** A name a cookie can have. Source: RFC 6265 §4.1.1. */
export const CookieName = v.pipe(v.string(), v.regex(/^[\w!#$%&'*+.^`|~-]+$/, "a cookie's name"));

/** A currency code; small letters are forgiven. Source: storefront specification §3. */
export const Currency = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z]{3}$/, 'a currency code such as "USD"'),
);

/** A language tag, also written with underscores. Source: platform specification §9. */
export const Locale = v.pipe(
  v.string(),
  v.transform((text) => text.trim().replaceAll('_', '-')),
  v.check((text) => doesNotThrow(() => new Intl.Locale(text)), 'a language tag such as "en-US"'),
  v.transform((text) => new Intl.Locale(text).toString()),
);

/** A time zone's name. Source: platform specification §9. */
export const TimeZone = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (timeZone) => doesNotThrow(() => new Intl.DateTimeFormat('en', { timeZone })),
    'a time zone such as "America/New_York"',
  ),
);

/** A whole number from 0 up. Source: design §5.2. */
export const Count = v.pipe(v.number(), v.safeInteger('a whole number'), v.minValue(0, 'a number from 0 up'));

/** A numeric code, also written as text, as attributes do. Source: storefront specification §2. */
export const Code = v.union(
  [v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))],
  'a numeric code',
);

/** The collection or item of the page. Source: platform specification §3. */
export const Subject = v.object({
  id: Text,
  title: v.fallback(v.nullable(v.string()), null),
  recordType: v.fallback(v.nullable(Code), null),
  permissionType: v.fallback(v.nullable(Code), null),
});

/** What the owner set for a product; what is not usable counts as not said. Source: platform specification §3. */
export const Merchandising = v.object({
  restockNotificationViews: orNothing(v.array(v.unknown())),
  restockNotificationMessages: orNothing(v.record(v.string(), v.string())),
  mailingListSignUpEnabled: orNothing(v.boolean()),
  mailingListOptInByDefault: orNothing(v.boolean()),
  scarcityEnabled: orNothing(v.boolean()),
  scarcityText: orNothing(v.string()),
  scarcityShownByDefault: orNothing(v.boolean()),
  customSoldOutText: orNothing(v.string()),
});

/** The experiments of the site. Source: platform specification §3. */
export const Experiments = v.array(v.object({ name: v.string(), variant: v.string(), status: v.string() }));

/**
 * Makes the schema of a place of the site.
 * @param baseUri the document's base; null where there is no document
 * @returns text in, checked text out
 * Source: design §5.2.
 */
export function createPlaceSchema(baseUri: string | null): v.GenericSchema<unknown, string> {
  return createUrlSchema(baseUri, formatPlace);
}

/**
 * Makes the schema of the API's root.
 * @param baseUri the document's base; null where there is no document
 * @returns text in, checked text out
 * Source: design §5.2.
 */
export function createApiRootSchema(baseUri: string | null): v.GenericSchema<unknown, string> {
  return createUrlSchema(baseUri, formatApiRoot);
}

function createUrlSchema(
  baseUri: string | null,
  format: (url: URL, baseUri: string | null) => string,
): v.GenericSchema<unknown, string> {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const url = parseUrl(dataset.value, baseUri);
      if (url !== null) return format(url, baseUri);
      addIssue({ message: 'an http or https URL; another site named in full' });
      return NEVER;
    }),
  );
}

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
