/** How a cookie is written. Source: docs/behaviour/session.md §1.3. */
export interface CookieOptions {
  /** Lifetime in seconds; without it the cookie ends with the browser session. */
  readonly maxAgeSeconds?: number;
  /** Whether the page came by https: the cookie then goes by https only. */
  readonly isSecure?: boolean;
}

const PROBE_COOKIE = 'ss_cookie_probe';

/**
 * Reads a cookie of this page.
 * @param name the cookie's exact name
 * @returns the value, percent signs decoded where they are well-formed; null when there is none or cookies are out of reach
 * Source: docs/behaviour/session.md §1.4, §1.5.
 */
export function readCookie(name: string): string | null {
  // The first of two cookies of one name has the longer path: the browser puts it first.
  for (const pair of readAll().split(';')) {
    const at = pair.indexOf('=');
    if (at >= 0 && pair.slice(0, at).trim() === name) return decode(pair.slice(at + 1).trim());
  }
  return null;
}

/**
 * Writes a cookie for the whole site; where cookies are out of reach nothing happens.
 * @param name the cookie's name
 * @param value any text; it is percent-encoded
 * @param maxAgeSeconds how long it lasts; 0 removes it, without it the browser session
 * Source: docs/behaviour/session.md §1.3.
 */
export function writeCookie(name: string, value: string, maxAgeSeconds?: number): void {
  try {
    const isSecure = globalThis.location.protocol === 'https:';
    const text = formatCookie(name, value, {
      isSecure,
      ...(maxAgeSeconds !== undefined && { maxAgeSeconds }),
    });
    Reflect.set(Document.prototype, 'cookie', text, document);
  } catch {
    // A sandboxed frame throws on access; the shop works without.
  }
}

/**
 * Writes a cookie's text: Path=/, SameSite=Lax, Secure where the page is.
 * @param name the cookie's name
 * @param value any text; it is percent-encoded
 * @param options how long it lasts, and whether it goes by https only
 * @returns what is assigned to `document.cookie`
 * Source: docs/behaviour/session.md §1.3.
 */
export function formatCookie(name: string, value: string, options: CookieOptions = {}): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax'];
  if (options.maxAgeSeconds !== undefined) parts.push(`Max-Age=${options.maxAgeSeconds}`);
  if (options.isSecure === true) parts.push('Secure');
  return parts.join('; ');
}

/**
 * Tells whether cookies work here, by writing one and reading it back.
 * @returns false where they are switched off or out of reach; `navigator.cookieEnabled` says true in some such places
 * Source: docs/behaviour/session.md §1.5.
 */
export function areCookiesEnabled(): boolean {
  writeCookie(PROBE_COOKIE, '1');
  const works = readCookie(PROBE_COOKIE) === '1';
  writeCookie(PROBE_COOKIE, '', 0);
  return works;
}

// Through the prototype: `<img name="cookie">` would answer for the document otherwise.
function readAll(): string {
  try {
    return Reflect.get(Document.prototype, 'cookie', document);
  } catch {
    return '';
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
