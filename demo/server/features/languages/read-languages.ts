import { ownValue } from '../../../../core/json/index.ts';
import { languageName } from '../../../../core/multilingual/index.ts';
import { OTHER_LANGUAGES } from '../../../site/website.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { OWN_LANGUAGE, prefixOf } from '../../platform/shared/languages.ts';
import { OWNER_TEXTS } from '../../platform/shared/strings.ts';
import { findOtherLanguages } from './site-languages.ts';

/** The data of the page of languages. */
export interface OwnerLanguagesData {
  /** Notice of the previous action. */
  readonly done: string | undefined;
  /** Number of languages that are on, in words. */
  readonly status: string;
  readonly isConnected: boolean;
  /** The name of the site's own language, in itself. */
  readonly ownName: string;
  readonly languages: readonly {
    readonly language: string;
    readonly name: string;
    readonly englishName: string;
    /** Path prefix of its pages. */
    readonly url: string;
    readonly isOn: boolean;
  }[];
}

declare module '../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-languages': OwnerLanguagesData;
    readonly 'owner-disconnection': Readonly<Record<string, never>>;
  }
}

/** Notices of a redirect by name, so that a link cannot inject text. */
const DONE: Readonly<Record<string, string>> = {
  saved: OWNER_TEXTS.languagesSaved,
  disconnected: OWNER_TEXTS.translationDisconnected,
};

/**
 * Reads the languages page.
 * @param context the request: `done` in its query
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §13.1
 */
export async function readLanguages(context: StoreContext, { db }: StoreParts): Promise<OwnerLanguagesData> {
  const others = await findOtherLanguages(db);
  const inEnglish = new Intl.DisplayNames('en', { type: 'language' });
  return {
    done: ownValue(DONE, context.req.query('done') ?? ''),
    status: OWNER_TEXTS.languages(others.length),
    isConnected: others.length > 0,
    ownName: languageName(OWN_LANGUAGE),
    languages: OTHER_LANGUAGES.map((language) => ({
      language,
      name: languageName(language),
      englishName: inEnglish.of(language) ?? language,
      url: prefixOf(language),
      isOn: others.includes(language),
    })),
  };
}
