import { assert } from '../../../core/errors/index.ts';
import { DEFAULT_LOCALE } from '../../../core/money/index.ts';

/** A language tag, and the language that the platform has for it. */
interface ResolvedTag {
  /** With the likely region, so that "ar" has its own digits. */
  readonly asked: string;
  /** Of a language unknown to the platform: en-US. */
  readonly known: string;
}

/**
 * Resolves a language tag; "en_GB" is understood.
 * @param tag BCP 47, such as "de" or "en-GB"
 * @param caller the function that got it
 * @throws AssertionError for anything that is not a language tag
 * Source: docs/behaviour/locale-data.md §1.1
 */
export function resolveTag(tag: string, caller: string): ResolvedTag {
  const locale = parseTag(tag);
  assert(locale !== undefined, caller, 'a language tag such as "en-US"', tag);
  const asked = new Intl.Locale(locale, { region: locale.maximize().region }).toString();
  const [known = DEFAULT_LOCALE] = Intl.DateTimeFormat.supportedLocalesOf(asked);
  return { asked, known };
}

function parseTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-'));
  } catch {
    return undefined;
  }
}
