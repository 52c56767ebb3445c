import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
import { parseJson } from '../json/index.ts';
import { failureOfAnswer } from './failure.ts';
import { API_LIMITS } from './limits.ts';

/** Replaces the page's own address, which does not affect the path. */
const ANY_PAGE = 'https://page.invalid';

/** One request to a backend. */
export interface BackendRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string | null | undefined>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Ends the wait. */
  readonly signal: AbortSignal;
}

/** The answer of a backend. */
export interface BackendAnswer {
  /** HTTP status, below 500 and not 429. */
  readonly status: number;
  readonly headers: Headers;
  /** The body, unchecked; undefined where it is no JSON. */
  readonly json: unknown;
  /** Of a status from 400 up; a gateway that knows more about it throws its own. */
  readonly refusal: StorefrontError | null;
}

/**
 * Sends a request to a backend, without cookies.
 * @param url the absolute address
 * @param request method, headers and body; headers without a value are left out
 * @returns the answer, also of a refusal
 * @throws StorefrontError "offline" without an answer, "rate-limited" for 429, "server" from 500 up, "unknown-outcome" for a
 * success that is no JSON; the refusal of a 409 is "server", because its outcome is open
 * Source: docs/behaviour/gateways.md §1.2
 */
export async function askBackend(url: string, request: BackendRequest): Promise<BackendAnswer> {
  const { response, text } = await send(url, request);
  const { status, headers } = response;
  const refusal = status < 400 ? null : refusalOf(response, text, url);
  if (refusal && (status === 429 || status >= 500)) throw refusal;
  const json = parseJson(text);
  if (!refusal && json === undefined && status !== 204)
    throw new StorefrontError(FAILURE_KINDS.unknownOutcome, { status });
  return { status, headers, json, refusal };
}

function refusalOf(response: Response, text: string, url: string): StorefrontError {
  const refusal = failureOfAnswer(response, text, Date.now(), new URL(url, ANY_PAGE).pathname);
  if (refusal.kind !== FAILURE_KINDS.inFlight) return refusal;
  // Other backends know no keys: what they have refused is no earlier attempt, after which the page would send it again.
  return new StorefrontError(FAILURE_KINDS.server, { status: response.status, cause: refusal });
}

async function send(url: string, { method = 'GET', headers, body, signal }: BackendRequest) {
  const sent = Object.entries({
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...headers,
  }).filter((header): header is [string, string] => typeof header[1] === 'string');
  const text = body === undefined ? undefined : JSON.stringify(body);
  try {
    const response = await globalThis.fetch(url, {
      method,
      headers: sent,
      signal,
      credentials: 'omit',
      ...(text !== undefined && { body: text }),
      // Leaving the page does not cancel a purchase.
      keepalive: method !== 'GET' && sizeOf(text) <= API_LIMITS.keepaliveMaxBytes,
    });
    return { response, text: await response.text() };
  } catch (cause) {
    signal.throwIfAborted();
    throw new StorefrontError(FAILURE_KINDS.offline, { cause });
  }
}

function sizeOf(text = ''): number {
  return new TextEncoder().encode(text).length;
}
