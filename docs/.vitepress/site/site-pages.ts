import path from 'node:path';

import type { Plugin } from 'vitepress';

import { ROOT } from './repository.ts';
import { toSitePage } from './site-page.ts';
import { withWeight } from './weights.ts';

/**
 * Gives VitePress the documents as pages of the site.
 * @param pages paths in the repository
 */
export function sitePages(pages: ReadonlySet<string>): Plugin {
  return {
    name: 'site-pages',
    enforce: 'pre',
    transform(text, id) {
      const file = path.relative(ROOT, id).replaceAll(path.sep, '/');
      return pages.has(file) ? toSitePage(file, withWeight(file, text), pages, '.html') : undefined;
    },
  };
}
