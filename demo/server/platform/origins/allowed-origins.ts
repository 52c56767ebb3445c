import { StartFailure } from '../shared/start-failure.ts';
import { START_FAILURES } from '../shared/start-failures.ts';

/** The origins whose pages may call the store. */
export interface AllowedOrigins {
  readonly isEmpty: boolean;
  /**
   * Checks an origin.
   * @param origin the header `Origin`, as it was sent
   */
  readonly has: (origin: string) => boolean;
}

type Rule = (origin: string) => boolean;

const PATTERN = /^(https?:\/\/)\*\.([^*]+)$/;
/** What `*` may stand for. */
const LABELS = /^[\w-]+(?:\.[\w-]+)*$/;
/** A pattern for a whole top-level domain would allow everybody; this name is always the visitor's own machine. */
const LOCAL = 'localhost';

/**
 * Reads the setting of the allowed origins.
 * @param texts exact origins, and patterns such as `https://*.example.com`
 * @throws StartFailure for anything else, such as `*`, `null`, or an origin with a path
 * Source: docs/behaviour/reference-store.md §18.1
 */
export function readAllowedOrigins(texts: readonly string[]): AllowedOrigins {
  const rules = texts.map(toRule);
  return { isEmpty: rules.length === 0, has: (origin) => rules.some((rule) => rule(origin)) };
}

function toRule(text: string): Rule {
  const [, scheme, host] = PATTERN.exec(text) ?? [];
  const known = originIn(scheme === undefined ? text : `${scheme}${host}`);
  if (known === undefined) throw new StartFailure(START_FAILURES.badOrigin(text));
  if (scheme === undefined) return (origin) => origin === known.origin;
  if (!isWideEnough(known.hostname)) throw new StartFailure(START_FAILURES.badOrigin(text));
  return (origin) => isBelow(origin, known);
}

/** The URL of a text that is an origin, except for the case of its host, its default port and a last slash. */
function originIn(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // A bare `?` or `#` is lost when the URL is parsed.
  const isOrigin = url?.href === `${url?.origin}/` && /^https?:\/\/[^?#@*]+$/.test(text);
  return isOrigin && !url.hostname.endsWith('.') ? url : undefined;
}

function isWideEnough(hostname: string): boolean {
  const isAddress = /^[\d.]+$|^\[/.test(hostname);
  return hostname === LOCAL || (hostname.includes('.') && !isAddress);
}

/** Browsers send an origin in one spelling only; any other one is not from a browser. */
function isBelow(origin: string, { protocol, port, hostname }: URL): boolean {
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  if (url?.origin !== origin || url.protocol !== protocol || url.port !== port) return false;
  const suffix = `.${hostname}`;
  return url.hostname.endsWith(suffix) && LABELS.test(url.hostname.slice(0, -suffix.length));
}
