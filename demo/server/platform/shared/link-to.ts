/**
 * Encodes a routing path for a link: some decoded paths would name another site.
 * @param path decoded
 */
export function linkTo(path: string): string {
  const encoded = encodeURI(path)
    // Parts that the router has not decoded are encoded already.
    .replace(/%25(?=[\da-f]{2})/gi, '%');
  return encoded.replace(/^\/{2,}/, '/');
}
