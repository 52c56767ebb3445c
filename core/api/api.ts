import { FAILURE_KINDS, isStorefrontError, StorefrontError, type FailureKind } from '../errors/index.ts';
import { warnDeveloper, type Warn } from '../shared/index.ts';
import { createCall } from './call.ts';
import { createKeepaliveBudget } from './keepalive.ts';
import { API_LIMITS, type ApiLimits } from './limits.ts';
import { withRetries } from './retries.ts';
import type { TokenKeeper } from './session-tokens.ts';

/** Query parameters; an undefined one is left out. */
export type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** What a read may carry. */
export interface ReadOptions {
  readonly query?: Query;
  /** Cancels the read, for example when the element that asked has been removed. */
  readonly signal?: AbortSignal;
}

/** What a write may carry. */
export interface WriteOptions {
  readonly query?: Query;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** One per accepted action, the same on each of its retries. Source: docs/behaviour/network.md §2.2. */
  readonly idempotencyKey?: string;
  /** Additional headers, such as the token of the visitor's login. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Retries a write with a refused crumb even if there is no new crumb. The retry then omits `headers`, which may be what
   * was refused.
   */
  readonly isAlwaysRetried?: boolean;
  /** Whether the visitor logs in or out: at a store of another origin the answer brings the token of a new session. */
  readonly startsSession?: boolean;
}

/** The store's HTTP client, independent of any domain. */
export interface Api {
  /**
   * Requests JSON; retries at most twice, only after failures that may be temporary.
   * @param path below the API root, starting with a slash
   * @returns the parsed JSON, unchecked
   * @throws StorefrontError of any kind; the signal's reason when it fires
   */
  read(path: string, options?: ReadOptions): Promise<unknown>;
  /**
   * Sends a change; retries once after a refused crumb, and only with a new crumb unless `isAlwaysRetried`.
   * @param method the HTTP method
   * @param path below the API root, starting with a slash
   * @returns the parsed JSON, unchecked
   * @throws StorefrontError of any kind
   */
  write(method: 'POST' | 'PUT' | 'DELETE', path: string, options?: WriteOptions): Promise<unknown>;
}

/** The client of the store's own API. */
export interface ApiClient extends Api {
  /** Reads a crumb where the page was printed without one, so that the first write need not wait for it; never rejects. */
  prepareWrites(): Promise<void>;
}

/** Dependencies and settings of the client. */
export interface ApiOptions {
  /** The API's root, an absolute URL. */
  readonly getApiRoot: () => string;
  /** The session token, sent with every write; null at a store of another origin. */
  readonly getCrumb: () => string | null;
  /** The visitor's token at a store of another origin; null for the page's own store, which has cookies. */
  readonly getTokens?: () => TokenKeeper | null;
  /** Requested after a refused crumb, because any answer of a store sets a new one; a path below the API root. */
  readonly crumbPath?: string;
  /** Whether the page was printed for everybody, without a session; false by default. */
  readonly isPageShared?: () => boolean;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly limits?: Partial<ApiLimits>;
  /** Between 0 and 1, for the jitter of retries. */
  readonly random?: () => number;
  /** Called when the page's `fetch` throws instead of rejecting; nothing by default. */
  readonly report?: (error: unknown, context: string) => void;
  /** The page's own origin; the client explains a call to another origin that gets no answer. */
  readonly pageOrigin?: string | undefined;
  /** Receives sentences for the developer of the page; the console by default. */
  readonly warn?: Warn;
}

/** Failures that `keepalive` itself may have caused. */
const WITHOUT_ANSWER: readonly FailureKind[] = [FAILURE_KINDS.offline];

/**
 * Creates the client with which all modules call the store.
 * @param options API root, crumb and limits
 * Source: docs/behaviour/network.md §1, §2
 */
export function createApi(options: ApiOptions): ApiClient {
  const { getApiRoot, getCrumb, crumbPath, now = Date.now, random = Math.random } = options;
  const { report = () => undefined, warn = warnDeveloper, getTokens = () => null } = options;
  const limits: ApiLimits = { ...API_LIMITS, ...options.limits };
  const call = createCall({ getApiRoot, getTokens, now, report, pageOrigin: options.pageOrigin, warn });
  const send = writeSender(call, limits);

  function readOnce(path: string, { query, signal }: ReadOptions = {}): Promise<unknown> {
    const headers = { accept: 'application/json' };
    const { readTimeoutMs: timeoutMs } = limits;
    return call(path, { ...(query && { query }), headers, timeoutMs, signal, isRepeatable: true });
  }

  let keepsCookies = true;
  const needsCrumb = () => keepsCookies && getCrumb() === null && options.isPageShared?.() === true;
  const readCrumb = atATime(async () => {
    if (crumbPath === undefined) return;
    await readOnce(crumbPath).then(
      () => {
        keepsCookies = getCrumb() !== null;
      },
      () => undefined,
    );
  });

  return {
    read: (path, asked = {}) =>
      withRetries(() => readOnce(path, asked), { limits, random, signal: asked.signal }),
    async prepareWrites() {
      if (needsCrumb()) await readCrumb();
    },
    async write(method, path, { body, isAlwaysRetried = false, ...asked } = {}) {
      const write = { method, ...asked, text: textOf(body) };
      // Otherwise the call begins at once: others wait for its session.
      if (needsCrumb()) await readCrumb();
      const crumb = getCrumb();
      try {
        return await send(crumb, path, write);
      } catch (error) {
        // A store that refuses the crumb has not processed the write.
        if (!isStorefrontError(error) || error.kind !== FAILURE_KINDS.crumb) throw error;
        const isNew = await hasNewCrumb(crumb, { getCrumb, crumbPath }, readOnce);
        if (!isNew && !isAlwaysRetried) throw error;
        return send(getCrumb(), path, isNew ? write : { ...write, headers: {} });
      }
    },
  };
}

/** Sends writes that outlive the page while the browser's budget for that lasts. */
function writeSender(call: ReturnType<typeof createCall>, limits: ApiLimits) {
  const keepalive = createKeepaliveBudget(limits.keepaliveMaxBytes);
  return async (crumb: string | null, path: string, write: Write): Promise<unknown> => {
    const { method, query, text } = write;
    const share = keepalive.take(text === undefined ? 0 : new TextEncoder().encode(text).length);
    try {
      const json = await call(path, {
        method,
        query: { ...query, crumb: crumb ?? undefined },
        body: text,
        headers: headersOf(write),
        // Leaving the page does not cancel a purchase.
        keepalive: share.isGranted,
        timeoutMs: limits.writeTimeoutMs,
        isNewSession: write.startsSession ?? false,
        isRepeatable: write.idempotencyKey !== undefined,
      });
      share.release({ hasAnswer: true });
      return json;
    } catch (error) {
      share.release({ hasAnswer: !isStorefrontError(error) || !WITHOUT_ANSWER.includes(error.kind) });
      throw error;
    }
  };
}

function textOf(body: unknown): string | undefined {
  return body === undefined ? undefined : toJson(body);
}

/** Shares one run among all that wait for it: each answer to a read would bring another session. */
function atATime(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () =>
    (running ??= run().finally(() => {
      running = null;
    }));
}

/** Whether the crumb differs from the refused one. */
async function hasNewCrumb(
  refused: string | null,
  { getCrumb, crumbPath }: Pick<ApiOptions, 'getCrumb'> & { readonly crumbPath: string | undefined },
  read: (path: string) => Promise<unknown>,
): Promise<boolean> {
  const isNew = () => getCrumb() !== null && getCrumb() !== refused;
  // The refusal itself may have set one.
  if (!isNew() && crumbPath !== undefined) await read(crumbPath).catch(() => null);
  return isNew();
}

/** A write, ready to be sent. */
interface Write {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly query?: Query;
  readonly text: string | undefined;
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly startsSession?: boolean;
}

function headersOf({ text, idempotencyKey, headers }: Write): Record<string, string> {
  return {
    accept: 'application/json',
    ...headers,
    ...(text !== undefined && { 'content-type': 'application/json' }),
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
  };
}

// A host may have patched `toJSON` onto arrays. Nothing was sent then.
function toJson(body: unknown): string {
  try {
    return JSON.stringify(body);
  } catch (cause) {
    throw new StorefrontError(FAILURE_KINDS.invalid, { cause });
  }
}
