import { createFetch, FetchError, type FetchContext, type FetchOptions } from 'ofetch';
import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
import { failureOfAnswer, failureWithoutAnswer } from './failure.ts';
import { API_LIMITS, type ApiLimits } from './limits.ts';
import { parseRetryAfter } from './retry-after.ts';

/** Query parameters; an undefined one is left out. */
export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/** What a read may carry. */
export interface ReadOptions {
  readonly query?: Query;
  /** Gives the read up, for example when the element that asked is gone. */
  readonly signal?: AbortSignal;
}

/** What a write may carry. */
export interface WriteOptions {
  readonly query?: Query;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** One per accepted action, the same on each of its retries. Source: design §8. */
  readonly idempotencyKey?: string;
}

/** The store's HTTP client; it knows no domain. */
export interface Api {
  /**
   * Asks for JSON; repeated at most twice while that is safe.
   * @param path below the API root, starting with a slash
   * @returns the parsed JSON, unchecked
   * @throws StorefrontError of any kind; AbortError when the signal fires
   */
  read(path: string, options?: ReadOptions): Promise<unknown>;
  /**
   * Sends a change; never repeated silently.
   * @param method the HTTP method
   * @param path below the API root, starting with a slash
   * @returns the parsed JSON, unchecked
   * @throws StorefrontError of any kind
   */
  write(method: 'POST' | 'PUT' | 'DELETE', path: string, options?: WriteOptions): Promise<unknown>;
}

/** What the client needs from the page. */
export interface ApiOptions {
  /** The API's root, an absolute URL. */
  readonly getApiRoot: () => string;
  /** The session token, sent with every write. */
  readonly getCrumb: () => string | null;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly limits?: Partial<ApiLimits>;
  /** Between 0 and 1, for the jitter of retries. */
  readonly random?: () => number;
}

const RETRIED_STATUSES = [408, 425, 429, 500, 502, 503, 504];

/**
 * Makes the client through which all rooms speak to the store.
 * @param options where to call, with which token, and with which limits
 * @returns the client
 * Source: design §8, threat table B
 */
export function createApi(options: ApiOptions): Api {
  const limits: ApiLimits = { ...API_LIMITS, ...options.limits };
  const now = options.now ?? Date.now;
  const call = createCall(options.getApiRoot, now);

  return {
    read: (path, { query, signal } = {}) =>
      call(
        path,
        {
          query,
          retry: limits.readRetries,
          retryStatusCodes: RETRIED_STATUSES,
          retryDelay: (context) => retryDelayMs(context, limits, now(), options.random ?? Math.random),
        },
        limits.readTimeoutMs,
        signal,
      ),
    write: (method, path, { query, body, idempotencyKey } = {}) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      return call(
        path,
        {
          method,
          query: { ...query, crumb: options.getCrumb() ?? undefined },
          retry: false,
          body: text,
          headers: headersOf(text, idempotencyKey),
          // So that leaving the page does not cancel a purchase.
          keepalive: (text?.length ?? 0) < limits.keepaliveMaxLength,
        },
        limits.writeTimeoutMs,
      );
    },
  };
}

type Call = (
  path: string,
  options: FetchOptions<'text'>,
  timeoutMs: number,
  signal?: AbortSignal,
) => Promise<unknown>;

function createCall(getApiRoot: () => string, now: () => number): Call {
  const client = createFetch({ defaults: { credentials: 'same-origin', responseType: 'text' } });
  return async (path, options, timeoutMs, signal) => {
    try {
      const response = await client.raw<string, 'text'>(path, {
        ...options,
        baseURL: getApiRoot(),
        // A signal of its own per attempt: ofetch's `timeout` stops at the headers and stays aborted on retries.
        onRequest({ options: attempt }) {
          const timeout = AbortSignal.timeout(timeoutMs);
          attempt.signal = signal ? AbortSignal.any([timeout, signal]) : timeout;
        },
      });
      return parseJson(response._data ?? '', response.status);
    } catch (error) {
      if (signal?.aborted || error instanceof StorefrontError) throw error;
      if (error instanceof FetchError && error.response) {
        throw failureOfAnswer(error.response, String(error.data ?? ''), now());
      }
      throw failureWithoutAnswer(error instanceof FetchError ? error.cause : error);
    }
  };
}

function headersOf(body: string | undefined, idempotencyKey: string | undefined): Record<string, string> {
  return {
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
  };
}

function retryDelayMs(context: FetchContext, limits: ApiLimits, nowMs: number, random: () => number): number {
  const attempt = limits.readRetries - Number(context.options.retry);
  const jitterMs = random() * Math.min(limits.retryMaxDelayMs, limits.retryMinDelayMs * 2 ** (attempt + 1));
  const askedMs = parseRetryAfter(context.response?.headers.get('retry-after') ?? null, nowMs) ?? 0;
  return Math.max(limits.retryMinDelayMs, jitterMs, Math.min(askedMs, limits.retryAfterMaxMs));
}

function parseJson(body: string, status: number): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch (cause) {
    throw new StorefrontError(FAILURE_KINDS.unknownOutcome, { status, cause });
  }
}
