const PROBE_COOKIE = 'ss_cookie_probe';

/**
 * Reads a cookie of this page.
 * @param name the cookie's exact name
 * @returns the percent-decoded value (unchanged if malformed); null if there is none or cookies are inaccessible
 * Source: docs/behaviour/session.md §1.4, §1.5.
 */
export function readCookie(name: string): string | null {
  // Of two cookies with the same name, the browser puts the one with the longer path first.
  for (const pair of readAll().split(';')) {
    const at = pair.indexOf('=');
    if (at >= 0 && pair.slice(0, at).trim() === name) return decode(pair.slice(at + 1).trim());
  }
  return null;
}

/**
 * Writes a cookie for the whole site, Lax, on an https page Secure; does nothing where cookies are inaccessible.
 * @param name the cookie's name
 * @param value any text; gets percent-encoded
 * @param maxAgeSeconds lifetime; 0 removes the cookie, omitted it lasts for the browser session
 * @param domain for which hosts; the page's own alone by default
 * Source: docs/behaviour/session.md §1.3.
 */
export function writeCookie(name: string, value: string, maxAgeSeconds?: number, domain?: string): void {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax'];
  if (maxAgeSeconds !== undefined) parts.push(`Max-Age=${maxAgeSeconds}`);
  if (domain !== undefined) parts.push(`Domain=${domain}`);
  try {
    if (globalThis.location.protocol === 'https:') parts.push('Secure');
    Reflect.set(Document.prototype, 'cookie', parts.join('; '), document);
  } catch {
    // A sandboxed frame throws on access; the shop works without cookies.
  }
}

/**
 * Returns whether cookies work, by writing one and reading it back.
 * @returns false where they are turned off or inaccessible; `navigator.cookieEnabled` is true in some such places
 * Source: docs/behaviour/session.md §1.5.
 */
export function areCookiesEnabled(): boolean {
  writeCookie(PROBE_COOKIE, '1');
  const works = readCookie(PROBE_COOKIE) === '1';
  writeCookie(PROBE_COOKIE, '', 0);
  return works;
}

// Read through the prototype: otherwise `<img name="cookie">` would shadow the property.
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
