/** The rows of the list: where each leads, and its words. */
export function rowsIn(page: string): readonly { readonly url: string; readonly words: string }[] {
  return [...page.matchAll(/<p class="owner-item-head"><a href="([^"]+)"[^>]*>(.*?)<\/a>.*?<\/li>/gs)].map(
    ([row, url = '']) => ({ url, words: textOf(row) }),
  );
}

/** What a reader sees of markup. */
export function textOf(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Follows a link by its words. */
export function linkIn(page: string, words: string): string | undefined {
  const [, url] = new RegExp(`href="([^"]+)"[^>]*>${words}</a>`).exec(page) ?? [];
  return url?.replaceAll('&amp;', '&');
}
