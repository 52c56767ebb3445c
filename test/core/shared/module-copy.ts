const IMPORT = /(\b(?:from|import)\s*)(["'])([^"'\n]+)\2/g;

let copies = 0;

/**
 * Turns a module and all it imports into one URL that runs anywhere, as a copy of its own.
 * @param path absolute path of the module on the test server
 * @param change edits the source of every module on the way
 * @returns a `data:` URL; no two calls answer the same
 */
export async function copyModule(path: string, change = (source: string) => source): Promise<string> {
  copies += 1;
  return inline(new URL(path, location.href), change, `\n// copy ${copies}`);
}

async function inline(url: URL, change: (source: string) => string, mark: string): Promise<string> {
  const source = change(await (await fetch(url)).text());
  const specifiers = new Set(Array.from(source.matchAll(IMPORT), (found) => found[3] ?? ''));
  const inlined = new Map<string, string>();
  for (const specifier of specifiers) {
    inlined.set(specifier, await inline(new URL(specifier, url), change, mark));
  }
  const text = source.replace(IMPORT, (_all, keyword: string, quote: string, specifier: string) => {
    return keyword + quote + (inlined.get(specifier) ?? specifier) + quote;
  });
  return `data:text/javascript,${encodeURIComponent(text + mark)}`;
}
