import { createApi, type Api, type ApiLimits, type ApiOptions } from '../../../core/api/index.ts';

/** How the network answers one request. */
export type Answer = (request: SentRequest) => Response | Promise<Response>;

/** A request as it was sent. */
export interface SentRequest {
  readonly url: URL;
  readonly init: RequestInit;
  readonly headers: Headers;
}

/** The network of one test. */
export interface Network {
  readonly sent: readonly SentRequest[];
  /** The delays passed to `setTimeout`, in milliseconds; they elapse immediately. */
  readonly delaysMs: readonly number[];
  readonly reports: readonly unknown[];
  /** The warnings to the page's developer. */
  readonly warnings: readonly string[];
  readonly api: Api;
}

/** A body that never ends. */
const ENDLESS = Symbol('endless');

/** A body that breaks off. */
export const BROKEN = Symbol('broken');

/** An answer with this status, these headers and this body; JSON unless it is a text or one of the symbols. */
export function answer(
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Answer {
  return ({ init }) => new Response(bodyOf(body, init.signal ?? null), { status, headers });
}

/** No answer: as `fetch` itself fails without a connection. */
export const noConnection: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** No answer until the request is aborted. */
export const silence: Answer = ({ init }) =>
  new Promise((_, reject) => {
    init.signal?.addEventListener('abort', () => {
      reject(init.signal?.reason as Error);
    });
  });

/** What is missing → the answer without it. */
export const STALLED = { headers: silence, 'the body': answer(ENDLESS) } as const;

/**
 * Makes a client whose network is a table of answers; the last one is repeated.
 * @param answers in the order of the requests
 * @param options of the client
 */
export function openNetwork(
  answers: readonly Answer[],
  options: Partial<Omit<ApiOptions, 'limits'>> & { readonly limits?: Partial<ApiLimits> } = {},
): Network {
  const sent: SentRequest[] = [];
  const delaysMs: number[] = [];
  const reports: unknown[] = [];
  const warnings: string[] = [];
  const getApiRoot = options.getApiRoot ?? (() => 'https://store.example/root');
  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    // Events of earlier tests are sent a second later.
    if (!url.href.startsWith(getApiRoot())) return ownFetch(input, init);
    init.signal?.throwIfAborted();
    const request = { url, init, headers: new Headers(init.headers) };
    sent.push(request);
    return answers[Math.min(sent.length, answers.length) - 1]!(request);
  };
  globalThis.setTimeout = ((run: () => void, delayMs: number) => {
    delaysMs.push(delayMs);
    return ownSetTimeout(run, 0);
  }) as typeof setTimeout;
  const api = createApi({
    getCrumb: () => 'the crumb',
    report: (error) => reports.push(error),
    warn: (sentence) => warnings.push(sentence),
    ...options,
    getApiRoot,
  });
  return { sent, delaysMs, reports, warnings, api };
}

const ownFetch = globalThis.fetch;
const ownSetTimeout = globalThis.setTimeout;

/** Restores the page's own network. */
export function closeNetwork(): void {
  globalThis.fetch = ownFetch;
  globalThis.setTimeout = ownSetTimeout;
}

/** The error with which a promise rejected. */
export async function refusalOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('was not refused');
}

function bodyOf(body: unknown, signal: AbortSignal | null): BodyInit | null {
  if (body === null || typeof body === 'string') return body;
  if (typeof body !== 'symbol') return JSON.stringify(body);
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"half":'));
      // As browsers do with the body of an aborted request.
      signal?.addEventListener('abort', () => {
        controller.error(new DOMException('given up', 'AbortError'));
      });
    },
    pull(controller) {
      if (body === BROKEN) controller.error(new TypeError('network error'));
      return body === ENDLESS ? new Promise(() => undefined) : undefined;
    },
  });
}
