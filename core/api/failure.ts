import { FAILURE_KINDS, NotFoundError, StorefrontError, type FailureKind } from '../errors/index.ts';
import { isJsonObject, parseJson, type JsonObject } from '../json/index.ts';
import { isShowableMessage } from '../text/index.ts';

const KIND_OF_STATUS: Readonly<Record<number, FailureKind>> = {
  401: FAILURE_KINDS.forbidden,
  403: FAILURE_KINDS.forbidden,
  404: FAILURE_KINDS.notFound,
  // A proxy may answer this after it has forwarded the request.
  408: FAILURE_KINDS.timeout,
  410: FAILURE_KINDS.notFound,
  429: FAILURE_KINDS.rateLimited,
};

/**
 * Turns an error response into a failure of its kind.
 * @param response the response; its status and headers are read
 * @param body the body's text
 * @param nowMs the current time, in milliseconds since 1970
 * @param path the requested path, for a 404
 * @returns the failure, with the server's message if it may be shown
 * Source: docs/behaviour/network.md §4
 */
export function failureOfAnswer(response: Response, body: string, nowMs: number, path = ''): StorefrontError {
  const json = parseObject(body);
  const serverMessage = [json.message, json.error].find(isShowableMessage)?.trim();
  const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), nowMs);
  const kind = kindOf(response.status, json);
  const details = {
    status: response.status,
    ...(serverMessage !== undefined && { serverMessage }),
    ...(retryAfterMs !== null && { retryAfterMs }),
    ...(isJsonObject(json.errors) && { fields: textsOf(json.errors) }),
  };
  return kind === FAILURE_KINDS.notFound
    ? new NotFoundError(path, details)
    : new StorefrontError(kind, details);
}

/**
 * Whether a response refuses the crumb; some stores do so with status 200.
 * @param json the response body
 * @returns true when it does
 * Source: docs/behaviour/network.md §4.1
 */
export function isCrumbFailure(json: unknown): boolean {
  return isJsonObject(json) && json.crumbFail === true;
}

function kindOf(status: number, json: JsonObject): FailureKind {
  if (isCrumbFailure(json)) return FAILURE_KINDS.crumb;
  if (status === 409) return json.code === 'SOLD_OUT' ? FAILURE_KINDS.soldOut : FAILURE_KINDS.inFlight;
  if (status >= 500) return FAILURE_KINDS.server;
  return KIND_OF_STATUS[status] ?? FAILURE_KINDS.invalid;
}

function parseObject(body: string): JsonObject {
  const json = parseJson(body);
  return isJsonObject(json) ? json : {};
}

function textsOf(errors: JsonObject): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(errors)
      .filter((entry): entry is [string, string] => isShowableMessage(entry[1]))
      .map(([field, message]) => [field, message.trim()]),
  );
}

const SECONDS = /^[+-]?\d+(\.\d+)?$/;

/** The three forms of an HTTP date; `Date.parse` alone would also read "in 3 minutes" as a date. */
const HTTP_DATE = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*,? .*\d{2}:\d{2}:\d{2}/i;

/**
 * Reads a `Retry-After` header, which holds seconds or an HTTP date.
 * @param header the header's text, or null when the answer has none
 * @param nowMs the current time, in milliseconds since 1970
 * @returns milliseconds to wait, 0 or more; null when the header is absent or unreadable
 * Source: docs/behaviour/network.md §3.3
 */
function parseRetryAfter(header: string | null, nowMs: number): number | null {
  const text = header?.trim() ?? '';
  const delayMs = SECONDS.test(text) ? Number(text) * 1000 : millisecondsUntil(text, nowMs);
  return Number.isFinite(delayMs) ? Math.max(0, delayMs) : null;
}

function millisecondsUntil(text: string, nowMs: number): number {
  return HTTP_DATE.test(text) ? Date.parse(text) - nowMs : Number.NaN;
}
