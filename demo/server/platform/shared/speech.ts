import { AsyncLocalStorage } from 'node:async_hooks';

import { assert } from '../../../../core/errors/index.ts';
import { $speech, languageLoader, type Vocabulary } from '../../../../core/words/index.ts';
import type { OtherLanguage } from './languages.ts';

type Speech = ReturnType<typeof $speech.get>;

const spoken = new AsyncLocalStorage<Speech>();
const ownSpeech = $speech.get();
// A server answers many visitors at once, so each request has its own language.
$speech.get = () => spoken.getStore() ?? ownSpeech;

/** Language → the locale in which its amounts and dates are written. Arabic names its digits, which releases of the locale data disagree about. Source: docs/behaviour/languages.md §4.5 */
const LOCALES: Readonly<Partial<Record<OtherLanguage, string>>> = { ar: 'ar-u-nu-latn' };

/**
 * Returns the locale for amounts and dates of a language.
 * @param language besides the site's own
 * @returns a BCP 47 tag
 * Source: docs/behaviour/languages.md §4.5
 */
export function localeOf(language: OtherLanguage): string {
  return LOCALES[language] ?? language;
}

/** The locale of the current page, for amounts and dates outside of templates. */
export function spokenLocale(): string {
  return $speech.get().locale;
}

/**
 * Loads our words in a language.
 * @param language besides the site's own
 */
export async function wordsOf(language: OtherLanguage): Promise<Vocabulary> {
  const load = languageLoader(language);
  assert(load !== undefined, 'wordsOf', 'a language that our words are in', language);
  return (await load()).WORDS;
}

/**
 * Runs something with our words in a language.
 * @param language besides the site's own
 * @param run answers a request
 * Source: docs/behaviour/languages.md §4.1
 */
export async function runInLanguage<Result>(
  language: OtherLanguage,
  run: () => Promise<Result>,
): Promise<Result> {
  const speech = { own: {}, locale: localeOf(language), language: await wordsOf(language) };
  return spoken.run(speech, run);
}

/**
 * Runs something with our words in the site's own language: for mails, and for texts that are compared or stored.
 * @param run makes the text
 */
export function inOwnLanguage<Result>(run: () => Result): Result {
  return spoken.run(ownSpeech, run);
}
