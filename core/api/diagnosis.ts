import { isJsonObject, parseJson } from '../json/index.ts';

const ADVICE =
  'Let the server of this page pass /api on to your store, or try the tags without a store: <store-config gateway="memory">';

/**
 * Explains to the page's developer why an answer is unusable: it is not from a store, or the store takes the page for
 * another site's.
 * @param response the answer
 * @param body the body's text
 * @returns a sentence; null for a working store
 * Source: docs/behaviour/network.md §1.5
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
  if (response.status === 404) return `No store API answered at ${address}: 404. ${ADVICE}.`;
  // Vite answers 500 with an empty body, Caddy 502.
  return response.status >= 500 && body.trim() === ''
    ? `No store API answered at ${address}: ${response.status}, with an empty body, as proxies do. Is the store behind this server running?`
    : null;
}

/** The origin of a page that has none: of a file, or in a sandboxed frame. */
const NO_ORIGIN = 'null';

/**
 * Explains to the page's developer why a call to another origin got no answer.
 * @param apiRoot the API's root
 * @param pageOrigin the page's origin; undefined without a page
 * @returns a sentence; null if both origins are the same
 * Source: docs/behaviour/network.md §1.5
 */
export function diagnosisOfOrigin(apiRoot: string, pageOrigin: string | undefined): string | null {
  if (pageOrigin === undefined || !URL.canParse(apiRoot)) return null;
  const { origin } = new URL(apiRoot);
  if (origin === pageOrigin) return null;
  return pageOrigin === NO_ORIGIN
    ? `The store at ${origin} cannot answer this page, which has no origin, as a file or a sandboxed frame. Serve the page over http.`
    : `The store at ${origin} gave this page no answer. If it is running, it must allow the origin of the page: add ${pageOrigin} to its ALLOWED_ORIGINS.`;
}

/**
 * Explains to the developer of a page opened as a file that no store can answer.
 * @param apiRoot the API's root; empty where a page has no origin
 * @param pageUrl the page's address
 * @returns a sentence, or null for a page that was served
 * Source: docs/behaviour/network.md §1.5
 */
export function diagnosisOfFile(apiRoot: string, pageUrl: string): string | null {
  // The origin of a file is "null" or "file://".
  if (!pageUrl.startsWith('file:') || /^https?:/.test(apiRoot)) return null;
  return `No store API can answer a page that was opened as a file: serve it over http. ${ADVICE}.`;
}
