/**
 * Reads the meta elements of a page.
 * @param page HTML
 * @returns name → content; of several, all contents
 */
export function metaOf(page: string): Readonly<Record<string, string>> {
  const metas: Record<string, string> = {};
  for (const [, name = '', content = ''] of page.matchAll(
    /<meta (?:name|property)="([^"]*)" content="([^"]*)">/g,
  ))
    metas[name] = metas[name] === undefined ? content : `${metas[name]}, ${content}`;
  return metas;
}

/**
 * Reads the canonical links of a page.
 * @param page HTML
 */
export const canonicalOf = (page: string) =>
  [...page.matchAll(/<link rel="canonical" href="([^"]*)">/g)].map(([, url]) => url);

/**
 * Reads the links of a page to its languages.
 * @param page HTML
 * @returns their URLs, by language
 */
export const alternatesOf = (page: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...page.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g)].map(
      ([, language = '', url = '']) => [language, url],
    ),
  );
