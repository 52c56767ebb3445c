import { isJsonObject, parseJson } from '../json/index.ts';

const ADVICE =
  'Let the server of this page pass /api on to your store, or try the tags without a store: <store-config gateway="memory">';

/**
 * Explains to the developer of a page what an answer says about who gave it: something that is no store, or a store that
 * takes the page for another site's.
 * @param response the answer
 * @param body the body's text
 * @returns a sentence, or null for a store that works
 * Source: docs/behaviour/wire.md §1.5
 */
export function diagnosisOf(response: Response, body: string): string | null {
  // Without the query, which holds the crumb.
  const address = response.url.split('?', 1)[0] ?? '';
  const json = parseJson(body);
  if (isJsonObject(json)) {
    const { refusedOrigin: origin } = json;
    if (typeof origin !== 'string') return null;
    return `The store at ${address} refused the origin ${origin}: the proxy in front of it changes the Host header. Let it pass Host on as it came.`;
  }
  if (body.trimStart().startsWith('<'))
    return `No store API answered at ${address}: ${response.status}, with a page instead of JSON. ${ADVICE}.`;
  return response.status === 404 ? `No store API answered at ${address}: 404. ${ADVICE}.` : null;
}

/**
 * Explains to the developer of a page that was opened as a file that no store can answer it.
 * @param apiRoot the API's root; empty where a page has no origin
 * @param pageUrl the page's address
 * @returns a sentence, or null for a page that was served
 * Source: docs/behaviour/wire.md §1.5
 */
export function diagnosisOfFile(apiRoot: string, pageUrl: string): string | null {
  // The origin of a file is "null" or "file://".
  if (!pageUrl.startsWith('file:') || /^https?:/.test(apiRoot)) return null;
  return `No store API can answer a page that was opened as a file: serve it over http. ${ADVICE}.`;
}
