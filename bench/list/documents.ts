/** Tags of ours with a box; the document of plain HTML has a `div` in their place. */
const TAG = /<(\/?)(?:store|cart|popup|visit|site|gallery|member|restock|language)-[a-z-]+/g;

/**
 * Writes the store's page as plain HTML: its markup and its sheet, without scripts, templates and tags.
 * @param page the store's own page
 */
export function plainDocument(page: string): string {
  return page
    .replaceAll(/<link rel="(?:preload|modulepreload)"[^>]*>/g, '')
    .replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, '')
    .replaceAll(/<template>[^]*?<\/template>/g, '')
    .replaceAll(TAG, '<$1div');
}

/**
 * Writes the store's page with a list of the whole catalogue that prints nothing, and shows 100 products more at a time.
 * @param page the store's own page
 */
export function wholeListDocument(page: string): string {
  return page.replace(
    /<store-list\b[^]*?<\/store-list>/,
    '<store-list page-size="100" paging="more"></store-list>',
  );
}
