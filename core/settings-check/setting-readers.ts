import { codeOfName, isNameIn, nameOfCode, PAGE_TYPES, type PageTypeCode } from '../enumerations/index.ts';
import {
  fieldsOf,
  isJsonObject,
  readArray,
  readCount,
  readEvery,
  readFlag,
  readInteger,
  readRecord,
  readText,
  type ReadValue,
} from '../json/index.ts';
import type { CurrencyCode } from '../money/index.ts';
import { type Word } from '../words/index.ts';
import {
  type CompletionSettings,
  type Experiment,
  type MerchandisingContext,
  type PageSubject,
  readCurrency,
  readLocale,
  readWord,
} from '../page/index.ts';
import { formatApiRoot, formatPlace, parseUrl } from './setting-url.ts';

const DEFAULT_PRODUCT_SECTION = 'form';

/** Reads the value of a setting. Source: docs/behaviour/settings.md §2.1. */
export interface SettingReader<Value> {
  /** Describes accepted values for the developer of the page. */
  readonly expected: string;
  /**
   * Reads a value.
   * @param value anything but null and undefined
   * @param baseUri the document's base, against which URLs are read
   * @returns the setting; undefined if the value is not usable
   */
  readonly read: (value: unknown, baseUri: string) => Value | undefined;
}

/** A boolean. Source: docs/behaviour/settings.md §2.1. */
export const SWITCH: SettingReader<boolean> = { expected: 'true or false', read: readFlag };

/** Any text. Source: docs/behaviour/settings.md §2.1. */
export const TEXT: SettingReader<string> = { expected: 'a text', read: readText };

/** Any text; the empty text means "none". Source: docs/behaviour/settings.md §2.4. */
export const OPTIONAL_TEXT: SettingReader<string | null> = {
  expected: TEXT.expected,
  read: (value) => (value === '' ? null : readText(value)),
};

/** A word of the interface: a text, or one for each plural form. Source: docs/behaviour/words.md §3. */
export const WORD: SettingReader<Word> = {
  expected: 'a text, or texts of plural forms with one for "other"',
  read: readWord,
};

/** A name a cookie can have. Source: RFC 6265 §4.1.1. */
export const COOKIE_NAME: SettingReader<string> = {
  expected: "a cookie's name",
  read: (value) => (typeof value === 'string' && /^[\w!#$%&'*+.^`|~-]+$/.test(value) ? value : undefined),
};

/** Domains of cookies, in lower case and without a dot before them. Source: docs/behaviour/analytics.md §4.1. */
export const DOMAINS: SettingReader<readonly string[]> = {
  expected: 'a list of domains, such as "example.com"',
  read: (value) => readEvery(value, readDomain),
};

function readDomain(value: unknown): string | undefined {
  return typeof value === 'string' && /^[a-z\d-]+(\.[a-z\d-]+)*$/.test(value) ? value : undefined;
}

/**
 * The code of a currency that a store can sell in; lower case is accepted.
 * Source: docs/behaviour/settings.md §3.5
 */
export const CURRENCY: SettingReader<CurrencyCode> = {
  expected: 'the code of one of the 27 currencies, such as "USD"',
  read: readCurrency,
};

/** A language tag; underscores are accepted. Source: docs/behaviour/settings.md §3.5. */
export const LOCALE: SettingReader<string> = {
  expected: 'a language tag such as "en-US"',
  read: readLocale,
};

/** A time zone's name. Source: docs/behaviour/settings.md §3.5. */
export const TIME_ZONE: SettingReader<string> = {
  expected: 'a time zone such as "America/New_York"',
  read: (value) => {
    const timeZone = readText(value)?.trim();
    if (timeZone === undefined) return undefined;
    // The first format of a page takes a slow phone some 40 ms, the list takes one.
    if (Intl.supportedValuesOf('timeZone').includes(timeZone)) return timeZone;
    try {
      // Zones have aliases, too; `Intl` throws for unknown ones.
      new Intl.DateTimeFormat('en', { timeZone }).format();
      return timeZone;
    } catch {
      return undefined;
    }
  },
};

/** A whole number from 0 up. Source: docs/behaviour/settings.md §2.4. */
export const COUNT: SettingReader<number> = { expected: 'a whole number from 0 up', read: readCount };

/** Numeric codes. Source: docs/behaviour/settings.md §2.4. */
export const CODES: SettingReader<readonly number[]> = {
  expected: 'a list of numeric codes',
  read: (value) => readEvery(value, readCode),
};

/** A page type by its code or its name. Source: docs/behaviour/settings.md §3.1. */
export const PAGE_TYPE: SettingReader<PageTypeCode> = {
  expected: 'a page type such as 200 or "show-cart"',
  read: (value) => {
    const code = codeOfName(PAGE_TYPES, value) ?? readCode(value);
    return nameOfCode(PAGE_TYPES, code) === undefined ? undefined : (code as PageTypeCode);
  },
};

/** The collection or item of the page. Source: docs/behaviour/settings.md §3.1. */
export const SUBJECT: SettingReader<PageSubject> = {
  expected: 'an object with an id',
  read: (value) => {
    const fields = fieldsOf(value);
    const id = fields.text('id');
    if (!id) return undefined;
    return {
      id,
      title: fields.text('title'),
      recordType: fields.read('recordType', readCode),
      permissionType: fields.read('permissionType', readCode),
    };
  },
};

const MERCHANDISING_FIELDS: {
  readonly [K in keyof MerchandisingContext]-?: ReadValue<MerchandisingContext[K]>;
} = {
  restockNotificationViews: readArray,
  restockNotificationMessages: (value) => readRecord(value, readText),
  mailingListSignUpEnabled: readFlag,
  mailingListOptInByDefault: readFlag,
  scarcityEnabled: readFlag,
  scarcityText: readText,
  scarcityShownByDefault: readFlag,
  customSoldOutText: readText,
};

/**
 * The merchandising context of a product; an unusable value counts as absent.
 * Source: docs/behaviour/products.md §9.1
 */
export const MERCHANDISING: SettingReader<MerchandisingContext> = {
  expected: 'an object',
  read: (value) => {
    if (!isJsonObject(value)) return undefined;
    const context: Record<string, unknown> = {};
    for (const [key, read] of Object.entries(MERCHANDISING_FIELDS))
      if (Object.hasOwn(value, key)) context[key] = read(value[key]);
    return context;
  },
};

/** The site's experiments. Source: docs/behaviour/experiments.md §1.1. */
export const EXPERIMENTS: SettingReader<readonly Experiment[]> = {
  expected: 'a list of experiments, each with name, variant and status',
  read: (value) =>
    readEvery(value, (json) => {
      const fields = fieldsOf(json);
      const [name, variant, status] = [fields.text('name'), fields.text('variant'), fields.text('status')];
      return name === null || variant === null || status === null ? undefined : { name, variant, status };
    }),
};

/** How addresses are completed; an unusable value counts as absent. Source: docs/behaviour/settings.md §3.2. */
export const COMPLETION: SettingReader<CompletionSettings | null> = {
  expected: 'true, false, or an object with productPage and productSection',
  read: (value) => {
    if (value === false) return null;
    if (value !== true && !isJsonObject(value)) return undefined;
    const fields = fieldsOf(value);
    return {
      productPage: fields.trimmed('productPage'),
      productSection: fields.trimmed('productSection') ?? DEFAULT_PRODUCT_SECTION,
    };
  },
};

/** A URL of the site. Source: docs/behaviour/settings.md §4. */
export const PLACE = urlReader(formatPlace);

const WEB_URL = urlReader(formatApiRoot);

/** The root of the API. Source: docs/behaviour/settings.md §4. */
export const API_ROOT: SettingReader<string> = {
  expected: WEB_URL.expected,
  // As a path it would be a mistake: the author has left out the scheme.
  read: (value, baseUri) => (isHostName(value) ? undefined : WEB_URL.read(value, baseUri)),
};

function isHostName(value: unknown): boolean {
  return typeof value === 'string' && /^\s*[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?(\/|\s*$)/i.test(value);
}

/** URLs of the site, by free names. Source: docs/behaviour/settings.md §4. */
export const PLACES: SettingReader<Readonly<Record<string, string>>> = {
  expected: 'an object of URLs',
  read: (value, baseUri) => readRecord(value, (url) => PLACE.read(url, baseUri)),
};

/**
 * Creates the reader of a setting that takes one of several words, in any case.
 * @param words the allowed ones, in lower case
 * Source: docs/behaviour/settings.md §2.1
 */
export function oneOf<const Word extends string>(words: readonly Word[]): SettingReader<Word> {
  return {
    expected: `one of ${words.join(', ')}`,
    read: (value) => {
      const word = readText(value)?.trim().toLowerCase();
      return isNameIn(words, word) ? word : undefined;
    },
  };
}

function urlReader(format: (url: URL, baseUri: string) => string): SettingReader<string> {
  return {
    expected: 'an http or https URL, another site in full, such as "https://shop.example"',
    read: (value, baseUri) => {
      const url = parseUrl(value, baseUri);
      return url === null ? undefined : format(url, baseUri);
    },
  };
}

// As a number, or as its digits in an attribute.
function readCode(value: unknown): number | undefined {
  const code = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return readInteger(code, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
}
