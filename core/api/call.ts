import { createFetch, FetchError, type $Fetch, type FetchOptions, type FetchResponse } from 'ofetch';
import { FAILURE_KINDS, isStorefrontError, StorefrontError } from '../errors/index.ts';
import type { Warn } from '../shared/index.ts';
import { withAbsoluteAddresses } from './absolute-addresses.ts';
import { diagnosisOf, diagnosisOfOrigin, isOtherOrigin } from './diagnosis.ts';
import { failureOfAnswer, isCrumbFailure } from './failure.ts';
import { createWithToken, type TokenKeeper } from './session-tokens.ts';

/** One request, sent once. */
export interface CallOptions extends Pick<FetchOptions<'text'>, 'method' | 'query' | 'body' | 'keepalive'> {
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** Cancels the request. */
  readonly signal?: AbortSignal | undefined;
  /** Whether its answer is that of a login or logout. */
  readonly isNewSession?: boolean;
  /** Whether it may be repeated without a second effect. */
  readonly isRepeatable?: boolean;
}

/**
 * Sends one request and reads the whole response.
 * @param path below the API root, starting with a slash
 * @returns the parsed JSON, unchecked
 * @throws StorefrontError of any kind; the signal's reason when it fires
 */
export type Call = (path: string, options: CallOptions) => Promise<unknown>;

/** Dependencies of a call. */
export interface CallParts {
  readonly getApiRoot: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called when `fetch` throws instead of rejecting. */
  readonly report: (error: unknown, context: string) => void;
  /** The page's own origin, to explain why another origin does not answer. */
  readonly pageOrigin?: string | undefined;
  /** The visitor's token at a store of another origin; null for the page's own store, which has cookies. */
  readonly getTokens: () => TokenKeeper | null;
  /** Receives one sentence for the developer of the page, once. */
  readonly warn: Warn;
}

/**
 * Creates the function that sends every request.
 * @param parts API root, clock, and where a broken `fetch` is reported
 * Source: docs/behaviour/network.md §1.1, §1.2, §1.4, §9
 */
export function createCall(parts: CallParts): Call {
  const { getApiRoot, getTokens, now, report, pageOrigin, warn } = parts;
  const client = createFetch({
    // Looked up on each call: host pages wrap `fetch` later, and some wrappers throw.
    fetch: (...request) => {
      try {
        return globalThis.fetch(...request);
      } catch (error) {
        report(error, 'api/fetch');
        throw error;
      }
    },
    defaults: { credentials: 'same-origin', responseType: 'text', retry: false, ignoreResponseError: true },
  });
  let isReported = false;
  const reportOnce = (diagnosis: string | null) => {
    if (diagnosis === null || isReported) return;
    isReported = true;
    warn(diagnosis);
  };

  const send = createSend(client);

  return async (path, options) => {
    const { signal } = options;
    // Not ofetch's `timeout`, which only covers the headers: a body can stall too. Every browser with `:state()`,
    // which our elements need, has `AbortSignal.any` as well.
    const timeout = AbortSignal.timeout(options.timeoutMs);
    const tokens = getTokens();
    // The setting may change before the answer.
    const apiRoot = getApiRoot();
    try {
      const response = await send(path, tokens, {
        ...options,
        baseURL: apiRoot,
        signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
      });
      const body = response._data ?? '';
      reportOnce(diagnosisOf(response, body, isOtherOrigin(getApiRoot(), pageOrigin)));
      const json = jsonOf(response, body, now(), path);
      return tokens ? withAbsoluteAddresses(json, apiRoot) : json;
    } catch (error) {
      signal?.throwIfAborted();
      if (isStorefrontError(error)) throw error;
      const kind = timeout.aborted ? FAILURE_KINDS.timeout : FAILURE_KINDS.offline;
      if (kind === FAILURE_KINDS.offline) reportOnce(diagnosisOfOrigin(apiRoot, pageOrigin));
      throw new StorefrontError(kind, { cause: error instanceof FetchError ? error.cause : error });
    }
  };
}

/** Creates the function that sends a request to the page's own store with cookies, to any other one with a token. */
function createSend(client: $Fetch) {
  const withToken = createWithToken();
  return (
    path: string,
    tokens: TokenKeeper | null,
    {
      isNewSession = false,
      isRepeatable = false,
      signal,
      ...options
    }: CallOptions & { readonly baseURL: string },
  ): Promise<FetchResponse<string>> => {
    const request = { ...options, signal } as const;
    if (!tokens) return client.raw<string, 'text'>(path, request);
    return withToken(tokens, { isNewSession, isRepeatable, signal }, (token) => {
      const headers = { ...options.headers, ...(token !== null && { authorization: `Bearer ${token}` }) };
      return client.raw<string, 'text'>(path, { ...request, headers, credentials: 'omit' });
    });
  };
}

function jsonOf(response: Response, body: string, nowMs: number, path: string): unknown {
  if (response.status >= 400) throw failureOfAnswer(response, body, nowMs, path);
  const json = parseJson(body, response.status);
  if (isCrumbFailure(json)) throw failureOfAnswer(response, body, nowMs, path);
  return json;
}

function parseJson(body: string, status: number): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch (cause) {
    throw new StorefrontError(FAILURE_KINDS.unknownOutcome, { status, cause });
  }
}
