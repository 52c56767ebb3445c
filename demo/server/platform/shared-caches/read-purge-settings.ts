import { StartFailure } from '../shared/start-failure.ts';
import { START_FAILURES } from '../shared/start-failures.ts';
import type { PurgeOptions } from './purger.ts';

/**
 * Reads the settings of a CDN that deletes pages by their tag.
 * @param env PURGE_URL and PURGE_TOKEN
 * @returns undefined without a URL
 * @throws StartFailure for a URL that is not one, or has a password
 * Source: docs/behaviour/reference-store.md §36.5
 */
export function readPurgeSettings({
  PURGE_URL: text = '',
  PURGE_TOKEN: token = '',
}: Readonly<Record<string, string | undefined>>): PurgeOptions | undefined {
  if (text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new StartFailure(START_FAILURES.badPurgeUrl);
  return { url, ...(token !== '' && { token }) };
}
