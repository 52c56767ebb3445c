/**
 * Builds the header that makes a browser save a file, and never show it.
 * @param fileName as `displayName` has made it
 * @returns its name in ASCII for older clients, and as it is
 * Source: RFC 6266 §4, RFC 8187 §3.2
 */
export function contentDisposition(fileName: string): string {
  const plain = fileName.replaceAll(/[^ !#$&'()+,\-.0-;=@A-Z[\]^_`a-z{}~]/gu, '_');
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
