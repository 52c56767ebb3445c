import { createDateFormats } from './date-formats.ts';
import type { Locale } from './locale.ts';
import { createNumberFormats } from './number-formats.ts';
import { resolveTag } from './resolve-tag.ts';

/**
 * Opens a locale over the platform's `Intl`: no data of our own, everything learned once and kept as long as the locale.
 * @param tag BCP 47, such as "de" or "en-GB"; one that is malformed or unknown gives en-US
 * @returns the locale; keep it, and hand it to every rendering
 * Source: template language §15, platform specification §9
 */
export function intlLocale(tag: string): Locale {
  const resolved = resolveTag(tag);
  const numbers = createNumberFormats(resolved);
  return { tag: resolved, ...numbers, ...createDateFormats(resolved, numbers.formatDecimal) };
}
