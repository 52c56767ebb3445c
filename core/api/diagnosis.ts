import { isJsonObject, parseJson, type JsonObject } from '../json/index.ts';

const ADVICE =
  'Let the server of this page pass /api on to your store, or try the tags without a store: <store-config gateway="memory">';
const ADVICE_ELSEWHERE =
  'If it is a shop of another backend, name that in <store-config>, such as gateway="vendure"; otherwise write the store\'s address into api-root';

const ADVICE_UNDEFINED =
  "The <store-config> of this page has no effect, because no script defines it: import 'storefront-elements/store-config'";

/**
 * Explains to the page's developer why an answer is unusable: it is not from a store, or the store takes the page for
 * another site's.
 * @param response the answer
 * @param body the body's text
 * @param isElsewhere whether the page names a store of another origin
 * @returns a sentence; null for a working store
 * Source: docs/behaviour/network.md §1.5
 */
export function diagnosisOf(response: Response, body: string, isElsewhere = false): string | null {
  // Without the query, which holds the crumb.
  const address = response.url.split('?', 1)[0] ?? '';
  const json = parseJson(body);
  if (isJsonObject(json) && typeof json.refusedOrigin === 'string')
    return `The store at ${address} refused the origin ${json.refusedOrigin}: the proxy in front of it changes the Host header. Let it pass Host on as it came.`;
  const answer = foreignAnswer(response.status, body, json);
  if (answer === null) return null;
  // Vite answers 500 with an empty body, Caddy 502.
  const isProxy = response.status >= 500 && body.trim() === '';
  const advice = isProxy ? 'Is the store behind this server running?' : `${adviceFor(isElsewhere)}.`;
  return `No store API answered at ${address}: ${answer}. ${advice}`;
}

function adviceFor(isElsewhere: boolean): string {
  if (hasUndefinedConfig()) return ADVICE_UNDEFINED;
  return isElsewhere ? ADVICE_ELSEWHERE : ADVICE;
}

/** Whether the page names a store by a tag that it has not imported. In Node there is no page. */
function hasUndefinedConfig(): boolean {
  const { document, customElements } = globalThis as Partial<typeof globalThis>;
  const config = document?.querySelector('store-config[gateway], store-config[api-root]') ?? null;
  return config !== null && customElements?.get('store-config') === undefined;
}

/** Describes an answer that is not a store's; null for one that may be. */
function foreignAnswer(status: number, body: string, json: unknown): string | null {
  if (isJsonObject(json)) return status === 404 && isOfAnotherProgram(json) ? '404' : null;
  if (body.trimStart().startsWith('<')) return `${status}, with a page instead of JSON`;
  if (status === 404) return '404';
  return status >= 500 && body.trim() === '' ? `${status}, with an empty body, as proxies do` : null;
}

/** Whether it is how Express and Nest, or WordPress, say that they have no such API. */
function isOfAnotherProgram({ message, code }: JsonObject): boolean {
  return code === 'rest_no_route' || (typeof message === 'string' && message.startsWith('Cannot '));
}

/**
 * Whether a page calls a store of another origin.
 * @param apiRoot the API's root
 * @param pageOrigin the page's origin; undefined without a page
 */
export function isOtherOrigin(apiRoot: string, pageOrigin: string | undefined): boolean {
  return pageOrigin !== undefined && URL.canParse(apiRoot) && new URL(apiRoot).origin !== pageOrigin;
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Explains to the page's developer that browsers let no page of https call a server of http, unless it is on the same machine.
 * @param url an absolute address of the server
 * @param pageOrigin the page's origin
 * @returns a sentence; null if the call is allowed
 * Source: docs/behaviour/network.md §1.5
 */
export function diagnosisOfMixedContent(url: string, pageOrigin: string): string | null {
  const { protocol, hostname, host } = new URL(url);
  if (protocol !== 'http:' || !pageOrigin.startsWith('https:') || LOOPBACK.test(hostname)) return null;
  return `Browsers let no page of https call http://${host}: write api-root="https://${host}", and let the shop answer there.`;
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
  if (pageOrigin === undefined || !isOtherOrigin(apiRoot, pageOrigin)) return null;
  const { origin, protocol } = new URL(apiRoot);
  // The API root of a page that was opened as a file: another sentence explains that.
  if (protocol === 'file:') return null;
  const mixed = diagnosisOfMixedContent(apiRoot, pageOrigin);
  if (mixed !== null) return mixed;
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
