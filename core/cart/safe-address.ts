// Stands in for the page, whose own address plays no part in judging the scheme.
const ANY_PAGE = 'https://page.invalid';

/**
 * Tells whether a link may lead to an address that a server named.
 * @param address as it was sent, absolute or not
 * @returns true for http(s)
 * Source: threat table A "Attributes (URL)"
 */
export function isLink(address: string): boolean {
  return ['https:', 'http:'].includes(protocolOf(address));
}

/**
 * Tells whether a picture may be fetched from an address that a server named.
 * @param address as it was sent, absolute or not
 * @returns true for http(s) and for pictures written out as data
 * Source: threat table A "Attributes (URL)"
 */
export function isPicture(address: string): boolean {
  return isLink(address) || (protocolOf(address) === 'data:' && /^\s*data:image\//i.test(address));
}

function protocolOf(address: string): string {
  return URL.canParse(address, ANY_PAGE) ? new URL(address, ANY_PAGE).protocol : '';
}
