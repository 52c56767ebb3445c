import type { VendureOptions } from './vendure-options.ts';

/**
 * Returns the language in which a store is asked for texts. Stores translate into languages more often than into those of a
 * region, and Vendure compares codes as a whole.
 * @param options of the gateway
 * @returns Vendure's code; null leaves it to the store
 * Source: docs/behaviour/gateways.md §2.10
 */
export function languageCodeOf({ languageCode, locale = documentLanguage() }: VendureOptions): string | null {
  if (languageCode !== undefined) return languageCode;
  try {
    return new Intl.Locale(locale).language;
  } catch {
    // No language, or none that browsers know.
    return null;
  }
}

function documentLanguage(): string {
  // In Node there is no page.
  const { document } = globalThis as Partial<typeof globalThis>;
  return document?.documentElement.lang ?? '';
}
