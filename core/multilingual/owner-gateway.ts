import type { Api } from '../api/index.ts';
import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
import { fieldsOf, isJsonObject, type JsonFields } from '../json/index.ts';
import { LANGUAGES_CALL } from './gateways.ts';
import { languageTag, parseSiteLanguages, type SiteLanguage } from './site-language.ts';

/** The owner's language settings. Source: docs/behaviour/languages.md §3.1 */
export interface MultilingualSettings {
  /** The language in which the site is written. */
  readonly defaultLanguage: string | null;
  /** The languages that can be turned on. */
  readonly availableLanguages: readonly string[];
  /** Whether e-mails to visitors are in their language. */
  readonly transactionalEmails: boolean;
}

/** Whether a site is connected to a translation provider. Source: docs/behaviour/languages.md §3.2 */
export interface MultilingualStatus {
  readonly isConnected: boolean;
  /** The translation provider; null for none. */
  readonly provider: string | null;
}

/** The owner's API of languages. Methods reject with a `StorefrontError` of any kind. Source: docs/behaviour/languages.md §3 */
export interface MultilingualOwnerGateway {
  loadSettings(signal?: AbortSignal): Promise<MultilingualSettings>;
  loadStatus(signal?: AbortSignal): Promise<MultilingualStatus>;
  /**
   * Turns on these languages, and all others off.
   * @param languages BCP 47 tags; the site's own may be left out
   * @returns the languages that visitors can choose from now
   */
  saveLanguages(languages: readonly string[]): Promise<readonly SiteLanguage[]>;
  /** Disconnects the translation provider. */
  disconnect(): Promise<MultilingualStatus>;
}

const CALLS = {
  settings: '/api/multilingual/settings',
  status: '/api/multilingual/status',
  connection: '/api/multilingual/connection',
} as const;

/**
 * Creates the gateway of a site's owner to the website builder's API.
 * @param api the client
 * Source: docs/behaviour/languages.md §3
 */
export function restMultilingualOwnerGateway(api: Api): MultilingualOwnerGateway {
  return {
    loadSettings: async (signal) => readSettings(fieldsIn(await api.read(CALLS.settings, { signal }))),
    loadStatus: async (signal) => readStatus(fieldsIn(await api.read(CALLS.status, { signal }))),
    saveLanguages: async (languages) =>
      parseSiteLanguages(await api.write('PUT', LANGUAGES_CALL, { body: { languages } })),
    disconnect: async () => readStatus(fieldsIn(await api.write('DELETE', CALLS.connection))),
  };
}

function fieldsIn(answer: unknown): JsonFields {
  if (!isJsonObject(answer)) throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
  return fieldsOf(answer);
}

function readSettings(fields: JsonFields): MultilingualSettings {
  return {
    defaultLanguage: fields.read('defaultLanguage', languageTag),
    availableLanguages: fields.list('availableLanguages', languageTag),
    transactionalEmails: fields.flag('transactionalEmails'),
  };
}

function readStatus(fields: JsonFields): MultilingualStatus {
  return { isConnected: fields.flag('isConnected'), provider: fields.trimmed('provider') };
}
