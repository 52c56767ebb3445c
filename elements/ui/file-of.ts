/**
 * Finds the picture of an address, which may name any of its widths.
 * @param address any address of it
 * @returns the address of the whole picture
 * Source: docs/behaviour/images.md §2.3
 */
export function fileOf(address: string): string {
  if (!URL.canParse(address, document.baseURI)) return address;
  const url = new URL(address, document.baseURI);
  url.searchParams.delete('format');
  return url.href;
}
